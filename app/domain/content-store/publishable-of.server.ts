import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { DraftOf } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { subjectOf } from "#app/domain/content-types/item-language.server.ts";
import { nameOf } from "#app/domain/content-types/registry.ts";
import {
  type ContentTable,
  liveDraftOf,
  tablesOf,
  translatedTableOf,
} from "#app/domain/content-types/tables.server.ts";
import { contentSchedule } from "#app/domain/publishing/publish-scheduled.server.ts";
import type { Publishable, PublishableRow } from "#app/domain/publishing/publishable.server.ts";
import { refreshPagesWith, refreshSearch } from "#app/domain/search/index-content.server.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

/** A row of any content type's table; the type's fields are columns too. */
export interface ContentRow extends PublishableRow {
  createdAt: Date;
  slug?: string;
  trashedSlug?: string | null;
  /** Null: every language. */
  language?: ContentLanguage | null;
  translationGroup?: string;
  orderIndex?: number;
}

/** Defines drafts, schedule and publication of a content type. */
export function publishableOf<Type extends AnyContentType>(
  type: Type,
): Publishable<ContentRow, DraftOf<Type["schema"]>> {
  const { versions } = tablesOf(type);
  return {
    name: type.name,
    publishPolicy: `${type.policies}.publish`,
    subjectOf,
    draftSchema: type.draftSchema,
    publishedContentOf: (row) => liveDraftOf(type, new Map(Object.entries(row))),
    lock: (tx, id) => selectRow(type, id, tx, true),
    async write(tx, id, changes, live) {
      if (live && type.address) await refreshSearch(tx);
      if (type.blocks && (live || changes.isPublished !== undefined)) await refreshPagesWith(tx, id);
      return writeRow(tx, type, id, { ...(live ? columnsOf(type, live) : {}), ...changes });
    },
    versions,
    translated: translatedTableOf(type),
    complete: type.complete,
    schedule: contentSchedule(nameOf(type)),
  };
}

/** Returns a row that is not in the trash, published or not. */
export async function selectRow(
  type: AnyContentType,
  id: string,
  executor: Transaction | Database = db,
  isLocked = false,
): Promise<ContentRow | undefined> {
  const { table } = tablesOf(type);
  const query = rowsOf(executor, table)
    .where(and(eq(table.id, id), isNull(table.trashedAt)))
    .$dynamic();
  const [row] = await (isLocked ? query.for("update") : query);
  return row && contentRowOf(row);
}

/** A whole row of a content type's table, which Drizzle does not know by its type. */
export function contentRowOf(row: object): ContentRow {
  if (!isContentRow(row)) throw new Error("a row of content has no revisions");
  return row;
}

/** Every table of content has the columns of `ContentRow`, and no other table has these. */
const isContentRow = (row: object): row is ContentRow => "revisions" in row && "scheduledVersion" in row;

export function rowsOf(executor: Transaction | Database, table: ContentTable) {
  return executor.select().from(table as PgTable);
}

/** Updates a row and increments its version. */
export async function writeRow(
  tx: Transaction,
  type: AnyContentType,
  id: string,
  changes: object,
): Promise<ContentRow> {
  const { table } = tablesOf(type);
  const [row] = await tx
    .update(table as PgTable)
    .set({ ...changes, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
    .returning();
  if (!row) throw new Error(`${type.name} ${id} does not exist`);
  return contentRowOf(row);
}

/** Converts draft values to column values: days become timestamps where the column is one. */
export function columnsOf(type: AnyContentType, draft: object): Record<string, unknown> {
  const { table } = tablesOf(type);
  const columns = new Map(Object.entries(table));
  const values = Object.entries(draft).map(([name, value]) => {
    if (name === "blocks") return [name, value];
    if (type.fieldOf(name).control !== "date") return [name, value];
    const isMoment = columns.get(name)?.dataType === "date";
    return [name, value && isMoment ? new Date(value) : value || null];
  });
  return Object.fromEntries(values);
}
