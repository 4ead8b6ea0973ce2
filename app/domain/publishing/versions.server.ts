import { and, desc, eq } from "drizzle-orm";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";
import { replaceDraft } from "./drafts.server.ts";
import {
  type Actor,
  changeLocked,
  type Draftable,
  draftOf,
  type PublishableRow,
  recordChange,
} from "./publishable.server.ts";

export type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number];

/** Reading, naming and restoring the versions of a type of documents, by id. `find` reads one outside of the trash. */
export function versionActionsOf<Row extends PublishableRow, Draft extends object>(
  draftable: Draftable<Row, Draft>,
  find: (id: string) => Promise<Row | undefined>,
) {
  return {
    /** A version by its number; without a number, the draft. */
    async findDraft(id: string, version?: number): Promise<Draft | undefined> {
      const row = await find(id);
      if (!row) return undefined;
      return version === undefined ? draftOf(draftable, row) : findVersion(draftable, id, version);
    },
    async nameVersion(id: string, number: number, name: string, by: Actor): Promise<boolean> {
      const row = await find(id);
      return row !== undefined && nameVersion(draftable, row, number, name, by);
    },
    restoreVersion: (id: string, number: number, by: Actor) => restoreVersion(draftable, id, number, by),
  };
}

/** The versions of a page or item, newest first, without their content. */
export function listVersions(versions: VersionsTable, ownerId: string) {
  return db
    .select({
      number: versions.number,
      name: versions.name,
      isPublished: versions.isPublished,
      createdAt: versions.createdAt,
      savedAt: versions.savedAt,
      author: accounts.name,
    })
    .from(versions)
    .leftJoin(accounts, eq(accounts.id, versions.authorId))
    .where(eq(versions.ownerId, ownerId))
    .orderBy(desc(versions.number));
}

/** The content of a version; undefined for an unknown number. */
export async function findVersion<Row extends PublishableRow, Draft extends object>(
  { versions, draftSchema }: Draftable<Row, Draft>,
  ownerId: string,
  number: number,
  executor: Database | Transaction = db,
): Promise<Draft | undefined> {
  const [version] = await executor
    .select({ snapshot: versions.snapshot })
    .from(versions)
    .where(and(eq(versions.ownerId, ownerId), eq(versions.number, number)));
  return version && draftSchema.parse(version.snapshot);
}

/** Names a version, which also keeps it permanently; an empty name removes the name. False for an unknown version. */
function nameVersion<Row extends PublishableRow, Draft extends object>(
  publishable: Draftable<Row, Draft>,
  row: Row,
  number: number,
  name: string,
  by: Actor,
): Promise<boolean> {
  const { versions } = publishable;
  return db.transaction(async (tx) => {
    const [named] = await tx
      .update(versions)
      .set({ name: name.trim() || null })
      .where(and(eq(versions.ownerId, row.id), eq(versions.number, number)))
      .returning({ name: versions.name });
    if (!named) return false;
    await recordChange(publishable, tx, row, "name-version", {
      by,
      after: { version: number, name: named.name },
    });
    return true;
  });
}

/**
 * Restores a version as the draft; the current draft is recorded as a version first, and nothing is published.
 * Undefined when the version or its item is deleted.
 */
export function restoreVersion<Row extends PublishableRow, Draft extends object>(
  publishable: Draftable<Row, Draft>,
  id: string,
  number: number,
  by: Actor,
): Promise<Row | undefined> {
  return changeLocked(publishable, id, async (tx, row) => {
    const snapshot = await findVersion(publishable, id, number, tx);
    if (!snapshot) return undefined;
    await recordChange(publishable, tx, row, "restore-version", { by, after: { version: number } });
    return replaceDraft(publishable, tx, row, snapshot, by);
  });
}
