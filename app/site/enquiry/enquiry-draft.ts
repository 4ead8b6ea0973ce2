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

/** A tab keeps its draft, so that several tabs do not mix theirs; the device keeps the latest for new tabs. */
const places = [() => sessionStorage, () => localStorage];

/** Stores the draft in this tab and on this device; an empty form deletes it. */
export function saveEnquiryDraft({ leadId, values }: EnquiryDraft, now = Date.now()) {
  if (!Object.values(values).some(Boolean)) return deleteDraftOf(leadId);
  const text = JSON.stringify({ leadId, values, keptAt: now });
  for (const place of places) attempt(() => place().setItem(storageKey, text));
}

/** The draft of this tab, or else the latest on this device, if it is at most 24 hours old; deletes older ones. */
export function readDraft(now = Date.now()): EnquiryDraft | undefined {
  const [own, latest] = places.map((place) => readFrom(place, now));
  return own ?? latest;
}

/** Deletes the draft of a sent or cleared enquiry; another tab may have stored another one since. */
export function deleteDraftOf(leadId: string) {
  for (const place of places) if (readFrom(place)?.leadId === leadId) deleteFrom(place);
}

function readFrom(place: () => Storage, now = Date.now()): EnquiryDraft | undefined {
  const stored = attempt(() => JSON.parse(place().getItem(storageKey) ?? "{}") as Partial<StoredDraft>);
  const { leadId, values, keptAt = 0 } = stored ?? {};
  if (typeof leadId !== "string" || !values) return undefined;
  if (now - keptAt <= draftLifetime) return { leadId, values: texts(values) };
  deleteFrom(place);
  return undefined;
}

const deleteFrom = (place: () => Storage) => attempt(() => place().removeItem(storageKey));

interface StoredDraft {
  leadId: string;
  values: object;
  keptAt: number;
}

function texts(values: object): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
}
