import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { keepDraftVersion, keepWholeVersion } from "./keep-versions.server.ts";
import { type FieldConflict, mergeFields, type Revisions } from "./merge-fields.ts";
import { type Actor, draftOf, type Publishable, type PublishableRow } from "./publishable.server.ts";
import { isSame } from "./same.ts";

interface FieldsSave<Draft> {
  id: string;
  /** The version that the fields were typed over. */
  baseVersion: number;
  fields: Partial<Draft>;
  by: Actor;
}

export type FieldsOutcome<Draft> =
  | { status: "saved"; version: number }
  /** Nothing was saved. Sent again from `theirVersion`, mine wins. */
  | { status: "conflict"; conflicts: FieldConflict<Draft>[]; theirVersion: number };

/** Brings fields into a draft, as `mergeFields` says. Undefined when it is gone or in the trash. */
export function saveFields<Row extends PublishableRow, Draft extends object>(
  kind: Publishable<Row, Draft>,
  { id, baseVersion, fields: mine, by }: FieldsSave<Draft>,
): Promise<FieldsOutcome<Draft> | undefined> {
  return db.transaction(async (tx): Promise<FieldsOutcome<Draft> | undefined> => {
    const row = await kind.lock(tx, id);
    if (!row) return undefined;
    const { fields, conflicts, touched } = mergeFields({
      theirs: draftOf(kind, row),
      mine,
      revisions: row.revisions,
      baseVersion,
    });
    if (conflicts.length > 0) return { status: "conflict", conflicts, theirVersion: row.version };
    if (touched.length === 0) return { status: "saved", version: row.version };
    await storeDraft(kind, tx, row, fields, by, revised(row, touched));
    return { status: "saved", version: row.version + 1 };
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
