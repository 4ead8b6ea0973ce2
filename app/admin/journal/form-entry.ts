import { type EntryKey, withJournal } from "./journal.ts";

/** The fields that a form would submit, in order. */
export type Typed = [name: string, value: string][];

/** Unsaved values of a form, stored in the browser. */
export interface FormEntry extends EntryKey {
  /** The version that the form was loaded with. */
  version: number;
  keptAt: Date;
  /** The values before anything was typed; missing in entries of earlier releases. */
  from?: Typed;
  typed: Typed;
}

/** What a draft puts into a form that may have newer values by now. */
export interface DraftInForm {
  typed: Typed;
  /** What the draft started from: of fields that it does not change, the form's present values. */
  from: Typed;
  /** The fields that the draft changes. */
  changed: Set<string>;
  /** Changed by the draft and, since it was begun, also by someone else. */
  conflicts: string[];
}

/** Drafts that the previous release stored have fingerprints in `bases`, which are no values. */
const isValue = (field: string) => field !== "bases";

/** Only the fields that the draft changed take its values; the others keep those of the form. */
export function draftInForm({ from, typed }: Pick<FormEntry, "from" | "typed">, present: Typed): DraftInForm {
  const [start, draft, now] = [byField(from ?? []), byField(typed), byField(present)];
  const fields = new Set([...now.keys(), ...draft.keys()].filter(isValue));
  const differs = (one: Typed | undefined, other: Typed | undefined) =>
    JSON.stringify(one ?? []) !== JSON.stringify(other ?? []);
  const changed = new Set(
    [...fields].filter(
      (field) =>
        (!from || differs(start.get(field), draft.get(field))) && differs(now.get(field), draft.get(field)),
    ),
  );
  const pick = (ofDraft: Map<string, Typed>) =>
    [...fields].flatMap((field) => (changed.has(field) ? ofDraft : now).get(field) ?? []);
  return {
    typed: pick(draft),
    from: pick(from ? start : now),
    changed,
    conflicts: from ? [...changed].filter((field) => differs(start.get(field), now.get(field))) : [],
  };
}

/** A draft with what was typed later into a form that did not show it yet. */
export function withEarlier(draft: FormEntry, later: FormEntry): FormEntry {
  return { ...draft, keptAt: later.keptAt, typed: draftInForm(later, draft.typed).typed };
}

/** Groups the values by field: `phones[0].number` belongs to `phones`. */
function byField(typed: Typed): Map<string, Typed> {
  const fields = new Map<string, Typed>();
  for (const [name, value] of typed) {
    const field = name.replace(/[[.].*$/s, "");
    fields.set(field, [...(fields.get(field) ?? []), [name, value]]);
  }
  return fields;
}

/** Technical fields, which are not user input. */
const technical = new Set([
  "baseVersion",
  "saveId",
  "pageId",
  "fields",
  "intent",
  "id",
  "version",
  "lastSeen",
]);

/** Never contains passwords. */
export function typedIn(form: HTMLFormElement): Typed {
  const secrets = [...form.querySelectorAll<HTMLInputElement>("[type=password]")].map(({ name }) => name);
  return [...new FormData(form)].flatMap(([name, value]): Typed => {
    const isOwn = name.startsWith("__") || technical.has(name) || secrets.includes(name);
    return isOwn || typeof value !== "string" ? [] : [[name, value]];
  });
}

/** The values that a form opened with: texts can have been typed before its scripts ran. */
export function openedWith(form: HTMLFormElement): Typed {
  return typedIn(form).map(([name, value]) => {
    const control = form.elements.namedItem(name);
    const isText =
      control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && isTyped(control));
    return [name, isText ? control.defaultValue : value];
  });
}

const isTyped = ({ type }: HTMLInputElement) => !["checkbox", "hidden", "radio"].includes(type);

/** The form's only entry in this browser. `key` identifies the edited object. */
export function formEntryKey(accountId: string, key: string): EntryKey {
  return { accountId, pageId: `form:${key}`, visitId: "form" };
}

/** Entries that the previous release stored elsewhere: each is moved into the journal when its form is opened. */
function takeEarlierEntry({ accountId, pageId }: EntryKey) {
  try {
    const name = `unsaved:${accountId}:${pageId.replace("form:", "")}`;
    const stored = JSON.parse(localStorage.getItem(name) ?? "null");
    localStorage.removeItem(name);
    return stored?.typed ? { ...stored, keptAt: new Date(stored.at) } : undefined;
  } catch {
    return undefined; // there is none if the storage is blocked
  }
}

/** Undefined without one, and where the browser refuses. */
export async function readFormEntry(key: EntryKey): Promise<FormEntry | undefined> {
  const earlier = takeEarlierEntry(key);
  if (earlier) await storeFormEntry({ ...key, ...earlier });
  const entries = await withJournal(({ list }) => list<FormEntry>(key.accountId, key.pageId)).catch(() => []);
  return entries[0] ?? (earlier && { ...key, ...earlier });
}

/** False when the browser refuses. */
export function storeFormEntry(entry: FormEntry): Promise<boolean> {
  return withJournal(({ put }) => put(entry)).then(
    () => true,
    () => false,
  );
}

export async function removeFormEntry(key: EntryKey): Promise<void> {
  await withJournal(({ remove }) => remove(key)).catch(() => {}); // there is none if the storage is blocked
}
