import { useSyncExternalStore } from "react";
import { dismissToast, toast } from "#app/ui/toast-store.ts";
import { announcements } from "../announcements.ts";
import { clearVisitorHistory } from "../visitor-history.ts";
import { chooseFiles, uploadedShares } from "./attachments.ts";
import { enquiryBody } from "./enquiry-body.ts";
import { eraseDraft, readDraft } from "./enquiry-draft.ts";
import * as words from "./enquiry-words.ts";
import { newLeadId } from "./lead-id.ts";
import { postEnquiry } from "./post-enquiry.ts";
import { findProof } from "./proof.ts";

/** The visitor's one enquiry, the same in the dialog and on the page: closing a form loses nothing of it. */
export interface EnquirySession {
  /** LEAD-13: new for each enquiry, the same for each attempt to send it. Empty on the server. */
  leadId: string;
  phase: "idle" | "sending" | "sent";
  files: readonly File[];
  /** How much of each file is on its way, 0 to 1; only while sending. */
  uploaded: readonly number[];
  /** What was left out of the last choice of files, in words. */
  refusals: readonly string[];
  /** Why the last attempt did not succeed: errors by field name, those of the whole form under "". */
  errors: Readonly<Record<string, string[]>> | undefined;
}

const blank: EnquirySession = {
  leadId: "",
  phase: "idle",
  files: [],
  uploaded: [],
  refusals: [],
  errors: undefined,
};

const changes = announcements();
let session = blank;

export function useEnquirySession(): EnquirySession {
  return useSyncExternalStore(
    changes.listen,
    () => session,
    () => blank,
  );
}

/** To be called when a form appears: goes on with the enquiry that was begun, or begins one. */
export function beginEnquiry(): string {
  const leadId = session.leadId || readDraft()?.leadId || newLeadId();
  if (leadId !== session.leadId) change({ leadId });
  return leadId;
}

/** Leaves a sent enquiry behind; the next form is a new one. */
export function leaveSentEnquiry() {
  if (session.phase === "sent") change(blank);
}

export function attachFiles(offered: readonly File[]) {
  if (session.phase !== "idle") return;
  const { files, refusals, tooLarge } = chooseFiles(session.files, offered);
  change({ files, refusals });
  if (tooLarge.length) toast(words.tooLarge(tooLarge));
}

export function detachFile(file: File) {
  if (session.phase !== "idle") return;
  change({ files: session.files.filter((kept) => kept !== file), refusals: [] });
}

export function detachAllFiles() {
  if (session.phase === "idle") change({ files: [], refusals: [] });
}

/** LEAD-11: sends what the form holds. Never rejects: how it went is in the session and in a toast. */
export async function sendEnquiry(form: HTMLFormElement) {
  if (session.phase !== "idle") return;
  const { files } = session;
  const sizes = files.map((file) => file.size);
  const follow = (sent: number, total: number) => change({ uploaded: uploadedShares(sizes, sent, total) });

  dismissToast(); // what it says is about the attempt before
  change({ phase: "sending", uploaded: sizes.map(() => 0), refusals: [], errors: undefined });
  window.addEventListener("beforeunload", warn);
  try {
    const answer = await postEnquiry(enquiryBody(form, files, await findProof()), follow);
    if (answer.status === "sent") succeed();
    else if (answer.status === "invalid") refuse(answer.result.errors);
    else fail(answer.result.errors);
  } catch {
    fail({});
  } finally {
    window.removeEventListener("beforeunload", warn);
  }
}

function succeed() {
  eraseDraft();
  clearVisitorHistory();
  change({ ...blank, phase: "sent" });
  toast(words.success);
}

function refuse(errors: Record<string, string[]>) {
  const { "": ofForm = [], ...ofFields } = errors;
  change({ phase: "idle", uploaded: [], errors });
  toast(Object.keys(ofFields).length ? words.invalid : words.refused(ofForm));
}

function fail(errors: Record<string, string[]>) {
  change({
    phase: "idle",
    uploaded: [],
    errors: { ...errors, "": errors[""] ?? [words.failure.description] },
  });
  toast(words.failure);
}

/** Asks before a page is left whose files are still on their way. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function change(parts: Partial<EnquirySession>) {
  session = { ...session, ...parts };
  changes.announce();
}
