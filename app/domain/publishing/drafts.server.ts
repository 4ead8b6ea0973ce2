import { desc, eq } from "drizzle-orm";
import { partsBetween } from "#app/domain/documents/content.ts";
import { type Bases, type FieldConflict, mergeForm } from "#app/domain/documents/field-bases.server.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import type { Revisions } from "#app/domain/documents/merge-save.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";
import {
  type Actor,
  changeLocked,
  draftOf,
  type Publishable,
  type PublishableRow,
  recordChange,
} from "./publishable.server.ts";

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
export async function storeDraft<Row extends PublishableRow, Draft extends object>(
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
export function discardDraft<Row extends PublishableRow, Draft extends object>(
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
export async function replaceDraft<Row extends PublishableRow, Draft extends object>(
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
    revisions: revised(row, partsBetween(before, draft)),
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

/** Saves of one author within this time make one version. */
const FOLD_WINDOW_MS = 10 * 60 * 1000;

/**
 * Records a saved draft. It replaces the last version when that is an unnamed draft of the same author less than ten
 * minutes old; `isNew` says whether a version was added.
 */
async function recordDraftVersion<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  draft: Draft,
  by: Actor,
) {
  const { versions } = publishable;
  const last = (await lastVersion(tx, versions, row.id)) ?? (await recordFirstVersion(publishable, tx, row));
  const isOpen =
    !last.isPublished &&
    last.name === null &&
    last.authorId === by.id &&
    last.number !== row.scheduledVersion &&
    Date.now() - last.createdAt.getTime() < FOLD_WINDOW_MS;
  if (isOpen) {
    await tx.update(versions).set({ snapshot: draft, savedAt: new Date() }).where(eq(versions.id, last.id));
    return { isNew: false, number: last.number };
  }
  const number = last.number + 1;
  await insertVersion(tx, versions, {
    ownerId: row.id,
    number,
    snapshot: draft,
    isPublished: false,
    authorId: by.id,
  });
  return { isNew: true, number };
}

/** Records the published or scheduled state; reuses the last version when it is equal and unpublished. */
export async function recordVersion<Row extends PublishableRow, Draft extends object>(
  { versions }: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  { draft, isPublished, by }: { draft: Draft; isPublished: boolean; by?: Actor },
): Promise<number> {
  const last = await lastVersion(tx, versions, row.id);
  if (last && !last.isPublished && !isPublished && isSame(last.snapshot, draft)) return last.number;
  const number = (last?.number ?? 0) + 1;
  await insertVersion(tx, versions, {
    ownerId: row.id,
    number,
    snapshot: draft,
    isPublished,
    authorId: by?.id,
  });
  return number;
}

/** The first version is the state before the first edit. */
function recordFirstVersion<Row extends PublishableRow, Draft extends object>(
  { versions, publishedContentOf }: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
) {
  const { id: ownerId, isPublished } = row;
  return insertVersion(tx, versions, { ownerId, number: 1, snapshot: publishedContentOf(row), isPublished });
}

async function lastVersion(tx: Transaction, versions: VersionsTable, ownerId: string) {
  const [last] = await tx
    .select()
    .from(versions)
    .where(eq(versions.ownerId, ownerId))
    .orderBy(desc(versions.number))
    .limit(1);
  return last;
}

async function insertVersion(tx: Transaction, versions: VersionsTable, values: typeof versions.$inferInsert) {
  const [version] = await tx.insert(versions).values(values).returning();
  if (!version) throw new Error("the version was not stored");
  return version;
}
