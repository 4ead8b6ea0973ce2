import { and, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { plainTextOfContent } from "#app/blocks/plain-text.ts";
import { readSharedBlocks } from "#app/blocks/shared-block/shared-blocks.server.ts";
import { waitForContentChanges } from "#app/domain/content/content-version.server.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { liveDraftOf, tablesOf } from "#app/domain/content-types/tables.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import type { Language } from "#app/languages/language.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";
import type { ContentReference } from "#db/schema/content-tables.ts";
import { pages } from "#db/schema/pages.ts";
import { searchEntries } from "#db/schema/search.ts";

/** Updates the search index with published content. */
export const indexContent = defineJob({
  name: "search.index-content",
  payload: z.object({}),
  maxAttempts: 20,
});

/** Enqueues an update of the search index in this transaction; one job covers all changes. */
export function refreshSearch(tx: Transaction | Database) {
  return enqueue(tx, indexContent, {}, { key: indexContent.name });
}

/** Enqueues an update of the pages that show a shared block. */
export async function refreshPagesWith(tx: Transaction, sharedBlockId: string) {
  const showing = tx
    .select({ id: pages.id })
    .from(pages)
    .where(sql`${pages.content}::text like ${`%"${sharedBlockId}"%`}`);
  await tx
    .update(searchEntries)
    .set({ madeOf: new Date(0) })
    .where(inArray(searchEntries.pageId, showing));
  await refreshSearch(tx);
}

/** Maximum indexed characters per text; Postgres stores at most a megabyte of lexemes (its documentation, 12.11). */
const MAX_CHARACTERS = 200_000;

/**
 * Indexes all published content that has changed, or was in another language, since it was last indexed: content
 * without a language is in the main one of the site. Content published meanwhile enqueues another job.
 */
export async function indexPublished() {
  await waitForContentChanges(); // the change of the language may have enqueued this
  const [shared, { site_language: main }] = await Promise.all([readSharedBlocks(), getSettings()]);
  await indexTable(
    pages,
    { reference: "pageId", language: pages.language },
    main,
    (page: typeof pages.$inferSelect) => ({
      title: searchable(page.title, page.extendedTitle),
      lead: searchable(page.excerpt),
      body: searchable(plainTextOfContent(page.content, shared)),
    }),
  );
  for (const type of contentTypeList) {
    const { table, reference } = tablesOf(type);
    const { language } = table;
    if (!reference || !language) continue;
    await indexTable(table, { reference, language }, main, (row: Record<string, unknown>) => {
      const { intro, body } = type.searchWords(liveDraftOf(type, new Map(Object.entries(row))));
      return {
        title: searchable(String(row[type.startField])),
        lead: searchable(intro),
        body: searchable(...body),
      };
    });
  }
}

type IndexedTable = PgTable & Record<"id" | "isPublished" | "updatedAt", AnyPgColumn>;

interface Words {
  title: string;
  lead: string;
  body: string;
}

/**
 * Indexes the published rows of a table; `reference` is their column of the index, `language` their own, and `main` the
 * site's main language.
 */
async function indexTable<Row>(
  table: IndexedTable,
  { reference, language: column }: { reference: "pageId" | ContentReference; language: AnyPgColumn },
  main: Language,
  wordsOf: (row: Row) => Words,
) {
  const languageOfRow = sql<Language>`coalesce(nullif(${column}, ''), ${main})`;
  const stale = await db
    .select({ id: sql<string>`${table.id}`, language: languageOfRow })
    .from(table as PgTable)
    .leftJoin(searchEntries, eq(searchEntries[reference], table.id))
    .where(
      and(
        eq(table.isPublished, true),
        or(
          isNull(searchEntries.madeOf),
          lt(searchEntries.madeOf, table.updatedAt),
          ne(searchEntries.language, languageOfRow),
        ),
      ),
    );
  for (const { id, language } of stale) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(table as PgTable)
        .where(and(eq(table.id, id), eq(table.isPublished, true)))
        .for("share");
      if (!row) return;
      const entry = {
        ...wordsOf(row as Row),
        language,
        madeOf: sql`(select ${table.updatedAt} from ${table} where ${table.id} = ${id})`, // with microseconds, which a Date does not have
      };
      await tx
        .insert(searchEntries)
        .values({ [reference]: id, ...entry })
        .onConflictDoUpdate({ target: searchEntries[reference], set: entry });
    });
  }
}

/** Joins the parts by line breaks, with composed letters and without control characters: two of them mark matches. */
function searchable(...parts: (string | null)[]): string {
  return parts
    .filter(Boolean)
    .join("\n")
    .normalize("NFC")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .slice(0, MAX_CHARACTERS);
}
