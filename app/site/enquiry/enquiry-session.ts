import { z } from "zod";
import { type Receipt, receiptSchema } from "#app/domain/leads/receipt.ts";
import { sendForm } from "#app/http/send-form.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { documentPaths } from "#app/paths/site-paths.ts";
import { createStore } from "#app/ui/store.ts";
import { dismissToast, toast } from "#app/ui/toast-store.ts";
import { readFirstTouch } from "../first-touch.ts";
import { clearVisitorHistory, readVisitorHistory } from "../visitor-history.ts";
import { chooseFiles, uploadedShares } from "./attachments.ts";
import { deleteDraftOf, readDraft } from "./enquiry-draft.ts";
import { failedToast, invalidToast, sentToast, tooLargeToast } from "./enquiry-toasts.ts";
import { findProof } from "./proof.ts";

/** The visitor's current enquiry, shared by dialog and page, so that closing a form loses nothing. */
export interface EnquirySession {
  /** LEAD-13: idempotency key: new for each enquiry, the same for each attempt to send it. Empty on the server. */
  leadId: string;
  phase: "idle" | "sending" | "sent";
  files: readonly File[];
  /** Uploaded share of each file, 0 to 1; only while sending. */
  uploaded: readonly number[];
  /** Uploaded share of the whole request, 0 to 1; only while sending. */
  progress: number;
  /** Messages about the refused files of the last choice. */
  refusals: readonly string[];
  /** Errors of the last attempt by field name; those of the whole form under "". */
  errors: Readonly<Record<string, string[]>> | undefined;
  /** The submitted data, once sent. */
  receipt: Receipt | undefined;
}

const blank: EnquirySession = {
  leadId: "",
  phase: "idle",
  files: [],
  uploaded: [],
  progress: 0,
  refusals: [],
  errors: undefined,
  receipt: undefined,
};

const session = createStore(blank);

export const useEnquirySession = session.use;

/** Called when a form is mounted: continues the unfinished enquiry or starts one. */
export function beginEnquiry(): string {
  const current = session.get().leadId;
  const leadId = current || readDraft()?.leadId || newLeadId();
  if (leadId !== current) change({ leadId });
  return leadId;
}

/** Resets a sent enquiry, so that the next form starts empty. */
export function resetSentEnquiry() {
  if (session.get().phase === "sent") change(blank);
}

export function attachFiles(offered: readonly File[]) {
  if (session.get().phase !== "idle") return;
  const { files, refusals, tooLarge } = chooseFiles(
    session.get().files,
    offered,
    messagesIn().enquiry.problems,
  );
  change({ files, refusals });
  dismissToast(); // it reports the previous choice
  if (tooLarge.length) toast(tooLargeToast(tooLarge));
}

export function detachFile(file: File) {
  if (session.get().phase !== "idle") return;
  change({ files: session.get().files.filter((attached) => attached !== file), refusals: [] });
}

export function detachAllFiles() {
  if (session.get().phase === "idle") change({ files: [], refusals: [] });
}

/** LEAD-11: submits the form. Never rejects: the result is in the session and in a toast. */
export async function sendEnquiry(form: HTMLFormElement) {
  if (session.get().phase !== "idle") return;
  const { files } = session.get();
  const sizes = files.map((file) => file.size);
  const follow = (sent: number, total: number) =>
    change({ uploaded: uploadedShares(sizes, sent, total), progress: sent / total });
  const sending = new AbortController();
  abortSending = () => sending.abort();
  let isRestored = false;
  // Leaving the page ends its requests, and the back-forward cache brings it back without an error.
  const endRestored = ({ persisted }: PageTransitionEvent) => {
    isRestored = persisted;
    if (persisted) sending.abort();
  };

  dismissToast(); // it reports the previous attempt
  change({ phase: "sending", uploaded: sizes.map(() => 0), progress: 0, refusals: [], errors: undefined });
  window.addEventListener("beforeunload", warn);
  window.addEventListener("pageshow", endRestored);
  try {
    const body = enquiryBody(form, files, await findProof(sending.signal));
    const answer = await postEnquiry(body, follow, sending.signal);
    if (answer.status === "sent") succeed(answer.receipt);
    else if (answer.status === "invalid") refuse(answer.result.errors);
    else fail(answer.result.errors);
  } catch {
    if (isRestored) fail({ "": [messagesIn().enquiry.outcome.interrupted] });
    else if (sending.signal.aborted) change({ phase: "idle", uploaded: [] });
    else fail(navigator.onLine ? {} : { "": [messagesIn().enquiry.outcome.noConnection] });
  } finally {
    window.removeEventListener("beforeunload", warn);
    window.removeEventListener("pageshow", endRestored);
  }
}

let abortSending = () => {};

/** Stops sending and keeps what was typed and attached. A lead that has arrived anyway is the same with the retry. */
export function cancelSending() {
  abortSending();
}

function succeed(receipt: Receipt | undefined) {
  deleteDraftOf(session.get().leadId);
  clearVisitorHistory();
  change({ ...blank, phase: "sent", receipt });
  toast(sentToast());
}

function refuse(errors: Record<string, string[]>) {
  const { "": ofForm = [], ...ofFields } = errors;
  change({ phase: "idle", uploaded: [], errors });
  toast(Object.keys(ofFields).length ? invalidToast() : failedToast(ofForm));
}

function fail(errors: Record<string, string[]>) {
  change({
    phase: "idle",
    uploaded: [],
    errors: { ...errors, "": errors[""] ?? [messagesIn().enquiry.outcome.failedAdvice] },
  });
  toast(failedToast());
}

/** Asks for confirmation before leaving the page during an upload. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function change(parts: Partial<EnquirySession>) {
  session.set({ ...session.get(), ...parts });
}

/**
 * The request body: the form's texts, attribution (LEAD-12), the proof of work if required, and the files last, so that
 * the server knows the enquiry before the first byte of a file.
 */
function enquiryBody(form: HTMLFormElement, files: readonly File[], proof?: string): FormData {
  const body = new FormData();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") body.set(name, value);
  }
  for (const [name, value] of Object.entries(readFirstTouch())) body.set(name, value);
  body.set("sourcePage", window.location.pathname);
  body.set("sourceUrl", window.location.href);
  body.set("visitorHistory", JSON.stringify(readVisitorHistory()));
  if (proof) body.set("proof", proof);
  for (const file of files) body.append("files", file, file.name);
  return body;
}

/** Returns a random UUID; `crypto.randomUUID` is missing without HTTPS. */
function newLeadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const answerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("sent"), receipt: receiptSchema.optional().catch(undefined) }),
  z.object({
    status: z.enum(["invalid", "failed"]),
    result: z
      .object({ error: z.record(z.string(), z.array(z.string()).nullable()).nullish() })
      .optional()
      .transform((result) => ({ errors: withoutNulls(result?.error ?? {}) })),
  }),
]);

/** The server's response; errors by field name, those of the whole form under "". */
type EnquiryAnswer = z.output<typeof answerSchema>;

/**
 * Sends an enquiry; `onUpload` receives the sent and the total bytes of the body. Rejects without a response and for
 * unexpected responses.
 */
async function postEnquiry(
  body: FormData,
  onUpload: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<EnquiryAnswer> {
  return answerSchema.parse(await sendForm(documentPaths().letsTalkEnquiries(), body, { onUpload, signal }));
}

function withoutNulls(errors: Record<string, string[] | null>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string[]] => !!entry[1]),
  );
}
