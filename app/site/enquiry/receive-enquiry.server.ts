import { randomUUID } from "node:crypto";
import {
  captureLead,
  idOfContent,
  idOfCorrection,
  isCommitAmbiguous,
  isSameEnquiry,
} from "#app/domain/leads/capture.server.ts";
import { collectFiles, type FileCollection, type FilePlan } from "#app/domain/leads/collect-files.server.ts";
import {
  type Enquiry,
  type EnquirySchema,
  enquiryFieldsOf,
  enquirySchemaIn,
} from "#app/domain/leads/enquiry.ts";
import {
  countEnquiry,
  findCapacity,
  takeAddressPoint,
  takeProof,
} from "#app/domain/leads/enquiry-limits.server.ts";
import { notifyAtOnce } from "#app/domain/leads/notify-team.server.ts";
import { visitorHistoryLimit } from "#app/domain/leads/visitor-history.ts";
import { sitePreviewCookie } from "#app/http/cookies.server.ts";
import { isDatabaseUnavailable } from "#app/http/database-unavailable.server.ts";
import { isSameOrigin } from "#app/http/guards.server.ts";
import { siteLanguage } from "#app/http/language.server.ts";
import { MultipartError, type MultipartLimits, readMultipart } from "#app/http/multipart.server.ts";
import { parseForm } from "#app/http/read-form.server.ts";
import { clientGroup, siteUrl } from "#app/http/request.server.ts";
import type { Language } from "#app/languages/language.ts";
import { messagesIn, serverMessagesIn } from "#app/languages/messages.server.ts";
import { log } from "#app/platform/log.server.ts";
import { utmFields } from "../first-touch.ts";

/** Allows six files of 5 MB, of which three are stored, and the text. */
const limits: MultipartLimits = {
  body: 32 * 1024 * 1024,
  field: 64 * 1024,
  fields: 40,
  files: 20,
  idleTimeoutMs: 30_000,
};

/** Maximum characters of a field besides the description: a refused form returns them to anybody who sent them. */
const MAX_LENGTH = 2000;
const MAX_HISTORY_LENGTH = visitorHistoryLimit * 600;

export type Outcome = Sent | Problem;

type Submission = ReturnType<typeof parseForm<EnquirySchema>>;

export interface Sent {
  status: "sent";
  /** The lead that this request may see: the one it sent, now or before. */
  leadId: string | undefined;
}

export interface Problem {
  /**
   * 400 invalid input, 403 cross-site or from a preview, 408 timeout, 413 too large, 429 rate limit, 500 not stored,
   * 503 not stored because the database is unavailable.
   */
  status: 400 | 403 | 408 | 413 | 429 | 500 | 503;
  /** Of the form. */
  language: Language;
  /** The submitted values and their errors. */
  submission: Submission;
  /** An error of the whole request, without a submission. */
  message?: string;
  /** Errors of the files. */
  refusals?: string[];
  /** Names of the other files. A form without JavaScript has lost them. */
  accepted: string[];
  /** Seconds. */
  retryAfter?: number;
}

/**
 * Handles a POST of the enquiry form: files are streamed to the bucket, the lead is stored last. Files that do not
 * become part of a new lead are removed from the bucket. Never rejects.
 */
export async function receiveEnquiry(request: Request): Promise<Outcome> {
  const language = await siteLanguage();
  const schema = enquirySchemaIn(messagesIn(language).enquiry.problems);
  const parse = (form: FormData) => parseForm(form, schema);
  const form = new FormData();
  const leadId = randomUUID(); // for forms without an id
  const address = clientGroup(request);
  const files = collectFiles(address, language);
  const { accepted } = files;
  try {
    const refusal = await refusalOf(request, address, language);
    let capacity: ReturnType<typeof findCapacity> | undefined; // only files depend on it
    const hasProof = onceFor(form);
    await readForm(request, form, enquiryFieldsOf(schema), async (file) => {
      if (!refusal) capacity ??= findCapacity();
      const room = (await capacity) ?? "none";
      const isMarked = room === "none" || (room === "with-proof" && !(await hasProof()));
      await files.take(file, {
        plan: isMarked ? "drop" : await planFor(form, parse(form)),
        leadId: idIn(form, schema) ?? leadId,
      });
    });
    addOrigin(form, request);
    // The form shown again after a failure sends the same id.
    if (!form.get("id")) form.set("id", (await idByContent(parse(form), address, files)) ?? leadId);
    const submission = parse(form);
    if (refusal) return { ...refusal, language, submission, accepted };
    return await capture(request, { language, submission, files, leadId, hasProof });
  } catch (error) {
    // If the commit is ambiguous, the files stay; without a lead, a job deletes them a day later.
    if (!isCommitAmbiguous(error)) await files.remove();
    if (error instanceof MultipartError) {
      const message = textFor(error, language);
      return { status: error.status, language, submission: parse(form), message, accepted };
    }
    log.error({ err: error }, "a lead could not be stored");
    const status = isDatabaseUnavailable(error) ? 503 : 500;
    const message = messagesIn(language).enquiry.outcome.failedAdvice;
    return { status, language, submission: parse(form), message, accepted };
  }
}

async function refusalOf(request: Request, address: string, language: Language) {
  const { enquiryRefusals } = serverMessagesIn(language);
  if (!isSameOrigin(request)) return { status: 403 as const, message: enquiryRefusals.otherSite };
  if (sitePreviewCookie.in(request)) return { status: 403 as const, message: enquiryRefusals.preview };
  const retryAfter = await takeAddressPoint(address);
  if (retryAfter === 0) return undefined;
  const message = enquiryRefusals.tooManyRequests(Math.ceil(retryAfter / 60));
  return { status: 429 as const, message, retryAfter };
}

type OnFile = (file: { name: string; body: AsyncIterable<Uint8Array> }) => Promise<void>;

/** Fields with unknown names and repeated fields are ignored. */
function readForm(request: Request, form: FormData, fields: string[], onFile: OnFile) {
  return readMultipart(request, limits, {
    onField(name, value) {
      if (fields.includes(name) && !form.has(name)) form.append(name, value.slice(0, maxLengthOf(name)));
    },
    async onFile({ field, name, body }) {
      if (field === "files" && name !== "") await onFile({ name, body });
    },
  });
}

/** The description is typed text, and returned whole. */
function maxLengthOf(name: string): number | undefined {
  if (name === "description") return undefined;
  return name === "visitorHistory" ? MAX_HISTORY_LENGTH : MAX_LENGTH;
}

/** Verifies the form's proof of work only once, because each solution is accepted only once. False for a form without proof. */
function onceFor(form: FormData): () => Promise<boolean> {
  let taking: Promise<boolean> | undefined;
  return async () => {
    const solution = form.get("proof");
    if (!solution) return false;
    taking ??= takeProof(solution);
    return taking;
  };
}

/** If the text came first, files that will be discarded are not stored at all. */
async function planFor(form: FormData, submission: Submission): Promise<FilePlan> {
  if (submission.status !== "success") return textFields.every((name) => form.has(name)) ? "check" : "store";
  const { id, email, description } = submission.value;
  return id !== undefined && (await isSameEnquiry({ id, email, description })) ? "drop" : "store";
}

const textFields = ["name", "email", "description"];

function idIn(form: FormData, schema: EnquirySchema): string | undefined {
  return schema.shape.id.safeParse(form.get("id") || undefined).data;
}

/** The id of a valid form without one. */
async function idByContent(submission: Submission, address: string, { names }: FileCollection) {
  if (submission.status !== "success") return undefined;
  return idOfContent(submission.value, { address, fileNames: names });
}

interface Received {
  language: Language;
  submission: Submission;
  files: FileCollection;
  leadId: string;
  hasProof: () => Promise<boolean>;
}

async function capture(request: Request, received: Received): Promise<Outcome> {
  const { language, submission, files, leadId, hasProof } = received;
  const { refusals } = files;
  if (submission.status !== "success" || refusals.length > 0) {
    await files.remove();
    return { status: 400, language, submission, refusals, accepted: files.accepted };
  }

  const { id = leadId, files: _none, proof: _solved, ...fields } = submission.value;
  const { isWithinLimit: isInFull, refund } = await countEnquiry(await hasProof());
  if (!isInFull) await files.remove();
  const captureAs = async (enquiry: Enquiry) => {
    const outcome = await captureLead({
      enquiry,
      files: files.stored,
      failedUploads: files.failedUploads,
      discarded: isInFull ? [] : files.names,
      isAboveLimit: !isInFull,
      userAgent: request.headers.get("User-Agent"),
      language,
    });
    notifyAtOnce(enquiry.id);
    return outcome;
  };
  const enquiry = { ...fields, id };
  if ((await captureAs(enquiry)) === "captured") return { status: "sent", leadId: id };
  const isSame = await isSameEnquiry(enquiry);
  const correction = isSame === false ? { ...enquiry, id: idOfCorrection(enquiry) } : undefined;
  const isStored = correction !== undefined && (await captureAs(correction)) === "captured";
  if (!isStored) await Promise.all([files.remove(), refund()]);
  return { status: "sent", leadId: correction?.id ?? (isSame ? id : undefined) };
}

function textFor({ status, message }: MultipartError, language: Language): string {
  const { enquiryRefusals } = serverMessagesIn(language);
  if (status === 413) return enquiryRefusals.filesTooLarge;
  if (status === 408) return enquiryRefusals.timeout;
  return message;
}

/**
 * LEAD-12: without JavaScript, the page's address with its campaign parameters is in the Referer header. Scripts send
 * the address themselves (`enquiryBody`); then nothing is added.
 */
function addOrigin(form: FormData, { headers }: Request) {
  const referrer = headers.get("Referer") ?? "";
  if (form.get("sourceUrl") || !URL.canParse(referrer)) return;
  const { host, pathname, search, searchParams } = new URL(referrer);
  const site = new URL(siteUrl);
  if (host !== site.host && host !== headers.get("Host")) return;
  form.set("sourceUrl", new URL(pathname + search, site).href);
  for (const [field, parameter] of Object.entries(utmFields)) {
    const value = searchParams.get(parameter);
    if (value) form.set(field, value);
  }
}
