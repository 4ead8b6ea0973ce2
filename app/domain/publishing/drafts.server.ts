import { asText, type Bases, fingerprint, mergeSides } from "#app/domain/merge/field-bases.server.ts";
import { type FieldConflict, isSame, type Revisions } from "#app/domain/merge/merge-fields.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import {
  type Actor,
  changeLocked,
  draftOf,
  type Publishable,
  type PublishableRow,
  recordChange,
} from "./publishable.server.ts";
import { recordDraftVersion, recordVersion } from "./record-versions.server.ts";

export interface FieldsSave<Fields> {
  /** Fingerprints of the values that the form started with. */
  bases: Bases;
  fields: Partial<Fields>;
  by: Actor;
}

/** The next save of the same form sends `bases`; `previousVersion` is the version that was merged into. */
export type FieldsOutcome<Fields> =
  | { status: "saved"; version: number; previousVersion: number; bases: Bases }
  /** Nothing was saved. A save with these bases overwrites the other person's values. */
  | { status: "conflict"; conflicts: FieldConflict<Fields>[]; bases: Bases };

/** Merges the fields of a form into a draft, as `mergeForm` does. Undefined when it is deleted or in the trash. */
export function saveFields<Row extends PublishableRow, Draft extends Fields, Fields extends object = Draft>(
  publishable: Publishable<Row, Draft>,
  id: string,
  { bases: before, fields: mine, by }: FieldsSave<Fields>,
): Promise<FieldsOutcome<Fields> | undefined> {
  return changeLocked(publishable, id, async (tx, row): Promise<FieldsOutcome<Fields>> => {
    const draft = draftOf(publishable, row);
    const { fields, conflicts, touched, bases } = mergeForm<Fields>({ theirs: draft, mine, bases: before });
    if (conflicts.length > 0) return { status: "conflict", conflicts, bases };
    const saved = { status: "saved" as const, previousVersion: row.version, bases };
    if (touched.length === 0) return { ...saved, version: row.version };
    await storeDraft(publishable, tx, row, { ...draft, ...fields }, by, revised(row, touched));
    return { ...saved, version: row.version + 1 };
  });
}

/** Replaces the draft and records it as a version. */
export async function storeDraft<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  draft: Draft,
  by: Actor,
  revisions: Revisions,
) {
  await publishable.write(tx, row.id, {
    ...draftColumns(draft, publishable.publishedContentOf(row), by.id),
    revisions,
  });
  const { isNew, number } = await recordDraftVersion(publishable, tx, row, draft, by);
  if (!isNew) return;
  await recordChange(publishable, tx, row, "edit", { by, after: { version: number } });
}

/** Deletes the draft. Undefined when the content is deleted; does nothing without a draft. */
export function discardDraft<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  return changeLocked(publishable, id, async (tx, row) => {
    if (!row.draft) return row;
    await recordChange(publishable, tx, row, "discard-draft", { by });
    return replaceDraft(publishable, tx, row, publishable.publishedContentOf(row), by);
  });
}

/**
 * Replaces the whole draft, so that saves based on the old one conflict. Both are recorded as versions, so that later
 * saves are not folded into the old one.
 */
export async function replaceDraft<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  draft: Draft,
  by: Actor,
): Promise<Row> {
  const before = draftOf(publishable, row);
  await recordVersion(publishable, tx, row, { draft: before, isPublished: false, by });
  await recordVersion(publishable, tx, row, { draft, isPublished: false, by });
  return publishable.write(tx, row.id, {
    ...draftColumns(draft, publishable.publishedContentOf(row), by.id),
    revisions: revised(row, publishable.partsBetween(before, draft)),
  });
}

/** The draft columns; null when the draft equals what is published. */
export function draftColumns<Draft>(draft: Draft, live: Draft, by: string | null) {
  if (isSame(draft, live)) return { draft: null, draftBy: null, draftAt: null };
  return { draft, draftBy: by, draftAt: new Date() };
}

function revised(row: PublishableRow, parts: string[]): Revisions {
  return { ...row.revisions, ...Object.fromEntries(parts.map((part) => [part, row.version + 1])) };
}

interface FormMerge<Fields> {
  /** The fields as they are stored now. */
  theirs: Fields;
  /** The fields as the form sends them, changed or not. */
  mine: Partial<Fields>;
  bases: Bases;
}

/** Merges the fields of a form into what other people saved since it was opened. */
function mergeForm<Fields extends object>({ theirs, mine, bases }: FormMerge<Fields>) {
  const fields = { ...theirs };
  const conflicts: FieldConflict<Fields>[] = [];
  const touched: (keyof Fields & string)[] = [];
  const nextBases: Bases = { ...bases };
  for (const field of Object.keys(mine) as (keyof Fields & string)[]) {
    const wanted = mine[field];
    if (wanted === undefined) continue;
    const sides = { base: bases[field], mine: asText(wanted), theirs: asText(theirs[field]) };
    const outcome = mergeSides(sides);
    if (outcome === "conflict") {
      conflicts.push({ field, mine: wanted, theirs: theirs[field] });
      nextBases[field] = fingerprint(sides.theirs);
    }
    if (outcome !== "mine") continue;
    nextBases[field] = fingerprint(sides.mine);
    if (sides.mine === sides.theirs) continue;
    fields[field] = wanted;
    touched.push(field);
  }
  return { fields, conflicts, touched, bases: nextBases };
}
