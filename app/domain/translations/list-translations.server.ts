import { and, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { TranslatedTable, VersionsTable } from "#db/schema/publishing.ts";

/** What the list of translations reads of pages or a content type. */
export interface ListedTable {
  table: TranslatedTable;
  versions: VersionsTable;
  /** The column of the title. */
  title: { name: string; column: SQL };
  /** The field that publishing fills in: its first value is no change of the source. */
  dateField?: string;
  /** The path of its admin screen. */
  screenOf: (row: { id: string; slug: string; language: ContentLanguage }) => string;
}

/** The state of a document in one language; without a row there it is missing. */
export type TranslationState = "draft" | "published" | "source-changed";

/** A document in one of its languages. */
export interface Translation {
  id: string;
  language: ContentLanguage;
  translationGroup: string;
  slug: string;
  /** From the draft. */
  title: string;
  /** The path of its admin screen. */
  screen: string;
  isPublished: boolean;
  state: TranslationState;
  /** The version that it was last translated from. */
  translatedFrom: string | null;
  /** What has been published since of the document that it was translated from: the versions to compare. */
  change: { sourceId: string; from: number; to: number } | null;
}

/**
 * The documents outside of the trash in all languages with their states, or those of one translation group. A source
 * that is in the trash or deleted does not count as changed.
 */
export async function listTranslations(
  { table, versions, title, dateField, screenOf }: ListedTable,
  group?: string | SQL,
  connection: Database | Transaction = db,
): Promise<Translation[]> {
  const source = alias(versions, "source");
  const latest = alias(versions, "latest");
  const newest = alias(versions, "newest");
  const isKept = sql`exists (
    select from ${table} as source_row where source_row.id = ${source.ownerId} and source_row.trashed_at is null
  )`;
  const latestPublished = sql`(
    select ${newest.id} from ${versions} as "newest"
    where ${newest.ownerId} = ${source.ownerId} and ${newest.isPublished}
    order by ${newest.number} desc limit 1
  )`;
  const filledIn = dateField
    ? sql`case when ${source.snapshot} ->> ${dateField}::text is null then ${dateField}::text else '' end`
    : sql`''`;
  const rows = await connection
    .select({
      id: sql<string>`${table.id}`,
      language: sql<ContentLanguage>`${table.language}`,
      translationGroup: sql<string>`${table.translationGroup}`,
      slug: sql<string>`${table.slug}`,
      title: sql<string>`coalesce(nullif(${table.draft} ->> ${title.name}::text, ''), ${title.column})`,
      isPublished: sql<boolean>`${table.isPublished}`,
      translatedFrom: sql<string | null>`${table.translatedFrom}`,
      sourceId: source.ownerId,
      from: source.number,
      to: latest.number,
    })
    .from(table as PgTable)
    .leftJoin(source, and(eq(source.id, table.translatedFrom), isKept))
    .leftJoin(
      latest,
      and(
        eq(latest.id, latestPublished),
        gt(latest.number, source.number),
        ne(sql`${latest.snapshot} - (${filledIn})`, sql`${source.snapshot} - (${filledIn})`),
      ),
    )
    .where(and(isNull(table.trashedAt), group ? eq(table.translationGroup, group) : undefined));
  return rows.map(({ sourceId, from, to, ...row }) => {
    const change = sourceId && from !== null && to !== null ? { sourceId, from, to } : null;
    const state = change ? "source-changed" : row.isPublished ? "published" : "draft";
    return { ...row, screen: screenOf(row), state, change };
  });
}
