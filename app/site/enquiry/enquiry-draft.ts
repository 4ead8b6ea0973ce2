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

interface StoredDraft {
  values: DraftValues;
  keptAt: number;
  /** The draft of another tab or visit that was put into the form: its enquiry, and when it was stored. */
  from?: [leadId: string, keptAt: number];
}

/** Of the drafts of all tabs, by enquiry, on the device; and of the enquiry of this tab, in the tab. */
const storageKey = "enquiry_draft";

let continued: StoredDraft["from"];

/** Stores the draft of this tab on this device, beside those of other tabs; an empty form deletes it. */
export function saveEnquiryDraft({ leadId, values }: EnquiryDraft, now = Date.now()) {
  const drafts = readDrafts(now);
  drafts[leadId] = { values, keptAt: now, from: drafts[leadId]?.from ?? continued };
  writeDrafts(drafts);
  if (!Object.values(values).some(Boolean)) return deleteDraftOf(leadId);
  attempt(() => sessionStorage.setItem(storageKey, leadId));
}

/** The key of the enquiry that this tab has a draft of. */
export function draftedEnquiry(): string | undefined {
  const leadId = attempt(() => sessionStorage.getItem(storageKey)) ?? "";
  return readDrafts()[leadId] && leadId;
}

/** The draft of this tab, or else the latest of any, at most 24 hours old; deletes older ones. */
export function readDraft(now = Date.now()): DraftValues | undefined {
  const drafts = readDrafts(now);
  writeDrafts(drafts);
  const own = drafts[draftedEnquiry() ?? ""];
  if (own) return own.values;
  const [latest] = Object.entries(drafts).sort(([, one], [, other]) => other.keptAt - one.keptAt);
  if (!latest) return undefined;
  const [leadId, { keptAt, values }] = latest;
  continued = [leadId, keptAt];
  return values;
}

/** Deletes the draft of a sent or cleared enquiry, and what it continued unless another tab has changed that since. */
export function deleteDraftOf(leadId: string) {
  const drafts = readDrafts();
  let next = drafts[leadId]?.from ?? continued;
  delete drafts[leadId];
  while (next) {
    const [id, keptAt] = next;
    const before = drafts[id];
    next = before?.from;
    if (before?.keptAt !== keptAt) break;
    delete drafts[id];
  }
  continued = undefined;
  writeDrafts(drafts);
  attempt(() => sessionStorage.removeItem(storageKey));
}

function readDrafts(now = Date.now()): Record<string, StoredDraft> {
  const stored = attempt(() =>
    Object.entries<StoredDraft>(JSON.parse(localStorage.getItem(storageKey) ?? "{}")),
  );
  return Object.fromEntries(
    (stored ?? [])
      .filter(([, draft]) => draft?.values && now - draft.keptAt <= draftLifetime)
      .map(([leadId, draft]) => [leadId, { ...draft, values: texts(draft.values) }]),
  );
}

function writeDrafts(drafts: Record<string, StoredDraft>) {
  attempt(() =>
    Object.keys(drafts).length
      ? localStorage.setItem(storageKey, JSON.stringify(drafts))
      : localStorage.removeItem(storageKey),
  );
}

function texts(values: object): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
}
