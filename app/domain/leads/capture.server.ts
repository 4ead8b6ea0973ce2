import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Language } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { within } from "#app/platform/deadline.ts";
import { env } from "#app/platform/env.server.ts";
import { takeOverAfterMs } from "#app/platform/perform-at-once.server.ts";
import { leads } from "#db/schema/leads.ts";
import type { FailedUpload } from "./collect-files.server.ts";
import { type Enquiry, emptyAsNull } from "./enquiry.ts";
import type { StoredFile } from "./lead-files.server.ts";
import { confirmToSender, enqueueForLead, notifyTeam, submitExternally } from "./lead-jobs.server.ts";
import { recordLeadEvent } from "./leads.server.ts";

/**
 * Tells an ambiguous commit from other errors of `captureLead`; the sender resolves it by sending the same enquiry
 * again.
 */
export { isCommitAmbiguous } from "#app/platform/database-errors.server.ts";

export interface Intake {
  enquiry: Enquiry;
  /** Already in the bucket. */
  files: StoredFile[];
  failedUploads: FailedUpload[];
  /** Names of files that were discarded because the lead exceeds the limit. */
  discarded: string[];
  /** LEAD-14: the lead is stored and marked, and no mail is sent. */
  isAboveLimit?: boolean;
  userAgent: string | null;
  /** Of the form. */
  language: Language;
}

/**
 * LEAD-08 after the files: stores the lead, its history, the webhook job (if configured) and the jobs of both mails in
 * one transaction. A filled honeypot or an exceeded limit stores the lead without notifications. A repeated id changes
 * nothing and returns "duplicate". Retries after a deadlock: Postgres has aborted this transaction without changes.
 */
export async function captureLead(intake: Intake, triesLeft = 3): Promise<"captured" | "duplicate"> {
  try {
    return await store(intake);
  } catch (error) {
    if (triesLeft === 0 || !wasDeadlock(error)) throw error;
    return captureLead(intake, triesLeft - 1);
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
function wasDeadlock(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === "40P01" || (cause instanceof Error && wasDeadlock(cause));
}

function store({
  enquiry,
  files,
  failedUploads,
  discarded,
  isAboveLimit = false,
  userAgent,
  language,
}: Intake) {
  const isSpam = enquiry.website !== null;
  return db.transaction(async (tx): Promise<"captured" | "duplicate"> => {
    const [lead] = await tx
      .insert(leads)
      .values({
        ...emptyAsNull(enquiry),
        attachedFiles: files.length > 0 ? attachedFiles(enquiry.id, files) : null,
        userAgent,
        language,
        status: isSpam ? "spam" : "new",
        isAboveLimit,
      })
      .onConflictDoNothing({ target: leads.id })
      .returning({ id: leads.id });
    if (!lead) return "duplicate";

    await recordLeadEvent(tx, lead.id, "captured", {
      files: files.length,
      ...(discarded.length > 0 ? { discarded } : {}),
    });
    for (const upload of failedUploads) await recordLeadEvent(tx, lead.id, "upload-failed", { ...upload });
    if (isSpam || isAboveLimit) return "captured";

    if (env.LEAD_WEBHOOK_URL) await enqueueForLead(tx, submitExternally, lead.id);
    await enqueueForLead(tx, notifyTeam, lead.id, new Date(Date.now() + takeOverAfterMs));
    await enqueueForLead(tx, confirmToSender, lead.id);
    return "captured";
  });
}

/**
 * Whether the stored lead with this id has the same text as this request: the id also appears in the team's links, so it
 * must not reveal what another sender wrote. Undefined when the database does not respond in time.
 */
export async function isSameEnquiry({ id, email, description }: SentText): Promise<boolean | undefined> {
  const same = and(eq(leads.id, id), eq(leads.email, email), eq(leads.description, description));
  const found = db.select({ id: leads.id }).from(leads).where(same);
  return within(1000, found).then(
    ([lead]) => lead !== undefined,
    () => undefined,
  );
}

type SentText = Pick<Enquiry, "id" | "email" | "description">;

/**
 * The id of an enquiry whose own id belongs to another stored text: the visitor corrected it after the response was
 * lost, or wrote in two tabs. Derived from the text, so that a retry gets the same one.
 */
export function idOfCorrection({ id, email, description }: SentText): string {
  return idFrom([id, email, description]);
}

/** Milliseconds within which a form without an id that is sent twice is the same enquiry. */
const SAME_FORM_MS = 10 * 60_000;

/**
 * LEAD-13: the id of an enquiry from a form without one, because pages are cached and shared: the same text and files
 * from the same sender within ten minutes are the same lead, also when both requests arrive at the same time.
 */
export async function idOfContent(
  { email, description }: Omit<SentText, "id">,
  sender: { address: string; fileNames: string[] },
  now = Date.now(),
): Promise<string> {
  const interval = Math.floor(now / SAME_FORM_MS);
  const idIn = (start: number) => idFrom([start, sender, email, description]);
  const earlier = idIn(interval - 1);
  return (await isSameEnquiry({ id: earlier, email, description })) ? earlier : idIn(interval);
}

function idFrom(content: unknown[]): string {
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  // Version 8 of RFC 9562: a custom format.
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

function attachedFiles(leadId: string, files: StoredFile[]) {
  return files.map((file, position) => ({ ...file, url: paths.admin.leadFile(leadId, position) }));
}
