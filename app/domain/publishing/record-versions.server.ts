import { desc, eq } from "drizzle-orm";
import { isSame } from "#app/domain/merge/merge-fields.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";
import type { Actor, Publishable, PublishableRow } from "./publishable.server.ts";

/** Saves of one author within this time make one version. */
const FOLD_WINDOW_MS = 10 * 60 * 1000;

/**
 * Records a saved draft. It replaces the last version when that is an unnamed draft of the same author less than ten
 * minutes old; `isNew` says whether a version was added.
 */
export async function recordDraftVersion<Row extends PublishableRow, Draft>(
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
export async function recordVersion<Row extends PublishableRow, Draft>(
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
function recordFirstVersion<Row extends PublishableRow, Draft>(
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
