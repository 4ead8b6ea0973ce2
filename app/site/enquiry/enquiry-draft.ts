import { attempt } from "../storage-attempt.ts";

/** Milliseconds that a draft stays on the device: 24 hours after the last change. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** What the visitor has entered, by the name of its control. */
export type DraftValues = Record<string, string>;

interface EnquiryDraft {
  /** The enquiry's idempotency key: a retry after a reload creates no second lead. */
  leadId: string;
  values: DraftValues;
}

const storageKey = "enquiry_draft";

/** Stores the draft on this device; an empty form deletes it. */
export function saveEnquiryDraft({ leadId, values }: EnquiryDraft, now = Date.now()) {
  if (!Object.values(values).some(Boolean)) return deleteEnquiryDraft();
  attempt(() => localStorage.setItem(storageKey, JSON.stringify({ leadId, values, keptAt: now })));
}

/** Returns the draft if it is at most 24 hours old; deletes older ones. */
export function readDraft(now = Date.now()): EnquiryDraft | undefined {
  const stored = attempt(() => JSON.parse(localStorage.getItem(storageKey) ?? "{}") as Partial<StoredDraft>);
  const { leadId, values, keptAt = 0 } = stored ?? {};
  if (typeof leadId !== "string" || !values) return undefined;
  if (now - keptAt <= draftLifetime) return { leadId, values: texts(values) };
  deleteEnquiryDraft();
  return undefined;
}

/** Deletes the draft of a sent enquiry; another tab may have stored another one since. */
export function deleteDraftOf(leadId: string) {
  if (readDraft()?.leadId === leadId) deleteEnquiryDraft();
}

export function deleteEnquiryDraft() {
  attempt(() => localStorage.removeItem(storageKey));
}

interface StoredDraft {
  leadId: string;
  values: object;
  keptAt: number;
}

function texts(values: object): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
}
