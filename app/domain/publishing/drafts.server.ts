import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { Bases } from "./bases.server.ts";
import { keepDraftVersion, keepWholeVersion } from "./keep-versions.server.ts";
import type { FieldConflict, Revisions } from "./merge-fields.ts";
import { mergeForm } from "./merge-form.server.ts";
import { type Actor, draftOf, type Publishable, type PublishableRow } from "./publishable.server.ts";
import { isSame } from "./same.ts";

export interface FieldsSave<Fields> {
  /** What the form began with. */
  bases: Bases;
  fields: Partial<Fields>;
  by: Actor;
}

/** `bases` is what the next save of the same form carries; `previousVersion` is the version that was merged into. */
export type FieldsOutcome<Fields> =
  | { status: "saved"; version: number; previousVersion: number; bases: Bases }
  /** Nothing was saved. Sent again with these bases, mine wins. */
  | { status: "conflict"; conflicts: FieldConflict<Fields>[]; bases: Bases };

/** Merges the fields of a form into a draft, as `mergeForm` does. Undefined when it is deleted or in the trash. */
export function saveFields<Row extends PublishableRow, Draft extends Fields, Fields extends object = Draft>(
  kind: Publishable<Row, Draft>,
  id: string,
  { bases: before, fields: mine, by }: FieldsSave<Fields>,
): Promise<FieldsOutcome<Fields> | undefined> {
  return db.transaction(async (tx): Promise<FieldsOutcome<Fields> | undefined> => {
    const row = await kind.lock(tx, id);
    if (!row) return undefined;
    const draft = draftOf(kind, row);
    const { fields, conflicts, touched, bases } = mergeForm<Fields>({ theirs: draft, mine, bases: before });
    if (conflicts.length > 0) return { status: "conflict", conflicts, bases };
    const saved = { status: "saved" as const, previousVersion: row.version, bases };
    if (touched.length === 0) return { ...saved, version: row.version };
    await storeDraft(kind, tx, row, { ...draft, ...fields }, by, revised(row, touched));
    return { ...saved, version: row.version + 1 };
  });
}

/** Puts a draft in the place of the one that was there, and keeps it as a version. */
export async function storeDraft<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  draft: Draft,
  by: Actor,
  revisions: Revisions,
) {
  await kind.write(tx, row.id, { ...draftColumns(draft, kind.liveOf(row), by.id), revisions });
  const { isNew, number } = await keepDraftVersion(kind, tx, row, draft, by);
  if (!isNew) return;
  const subject = kind.subjectOf(row);
  await recordAudit(tx, { actor: by, action: `${kind.name}.edit`, subject, after: { version: number } });
}

/** Puts the draft back to what is live. Undefined when it is gone; what has no draft stays as it is. */
export function discardDraft<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const row = await kind.lock(tx, id);
    if (!row?.draft) return row;
    await recordAudit(tx, {
      actor: by,
      action: `${kind.name}.discard-draft`,
      subject: kind.subjectOf(row),
    });
    return replaceDraft(kind, tx, row, kind.liveOf(row), by);
  });
}

/**
 * Makes the whole of a draft another one, so that saves from before notice. Both are kept as versions, so that nothing
 * that follows is folded into what was there before.
 */
export async function replaceDraft<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  draft: Draft,
  by: Actor,
): Promise<Row> {
  const before = draftOf(kind, row);
  await keepWholeVersion(kind, tx, row, { draft: before, isPublished: false, by });
  await keepWholeVersion(kind, tx, row, { draft, isPublished: false, by });
  return kind.write(tx, row.id, {
    ...draftColumns(draft, kind.liveOf(row), by.id),
    revisions: revised(row, kind.partsBetween(before, draft)),
  });
}

/** The columns that hold a draft: none of it where it says what is live. */
export function draftColumns<Draft>(draft: Draft, live: Draft, by: string | null) {
  if (isSame(draft, live)) return { draft: null, draftBy: null, draftAt: null };
  return { draft, draftBy: by, draftAt: new Date() };
}

function revised(row: PublishableRow, parts: string[]): Revisions {
  return { ...row.revisions, ...Object.fromEntries(parts.map((part) => [part, row.version + 1])) };
}
