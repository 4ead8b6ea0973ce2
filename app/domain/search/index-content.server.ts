import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { liveDraftOf, tablesOf } from "#app/domain/content-types/tables.server.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";
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

/** The text of a page's stored content; injected, because the domain does not depend on block types. */
type TextOfContent = (content: unknown) => string;

/** Maximum indexed characters per text; Postgres stores at most a megabyte of lexemes (its documentation, 12.11). */
const MAX_CHARACTERS = 200_000;

/**
 * Indexes all published content that has changed since it was last indexed. Content published meanwhile enqueues
 * another job.
 */
export async function indexPublished(textOfContent: TextOfContent) {
  for (const { id } of await listStalePages()) await indexPage(id, textOfContent);
  for (const type of contentTypeList) await indexContentType(type);
}

const isStale = or(isNull(searchEntries.madeOf), lt(searchEntries.madeOf, pages.updatedAt));

function listStalePages() {
  return db
    .select({ id: pages.id })
    .from(pages)
    .leftJoin(searchEntries, eq(searchEntries.pageId, pages.id))
    .where(and(eq(pages.isPublished, true), isStale));
}

function indexPage(pageId: string, textOfContent: TextOfContent) {
  return db.transaction(async (tx) => {
    const [page] = await tx.select().from(pages).where(eq(pages.id, pageId)).for("share");
    if (!page?.isPublished) return;
    const words = {
      title: searchable(page.title, page.extendedTitle),
      lead: searchable(page.excerpt),
      body: searchable(textOfContent(page.content)),
      madeOf: sql`(select updated_at from pages where id = ${pageId})`, // with microseconds, which a Date does not have
    };
    await tx
      .insert(searchEntries)
      .values({ pageId, ...words })
      .onConflictDoUpdate({ target: searchEntries.pageId, set: words });
  });
}

/** Indexes the published items of a content type. */
async function indexContentType(type: AnyContentType) {
  const { table, reference } = tablesOf(type);
  if (!reference) return;
  const stale = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .leftJoin(searchEntries, eq(searchEntries[reference], table.id))
    .where(
      and(
        eq(table.isPublished, true),
        or(isNull(searchEntries.madeOf), lt(searchEntries.madeOf, table.updatedAt)),
      ),
    );
  for (const { id } of stale) await indexOne(type, id);
}

function indexOne(type: AnyContentType, id: string) {
  const { table, reference } = tablesOf(type);
  if (!reference) return;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for("share");
    const values = new Map<string, unknown>(Object.entries(row ?? {}));
    if (!values.get("isPublished")) return;
    const { intro, body } = type.searchWords(liveDraftOf(type, values));
    const words = {
      title: searchable(String(values.get(type.startField))),
      lead: searchable(intro),
      body: searchable(...body),
      madeOf: sql`(select ${table.updatedAt} from ${table} where ${table.id} = ${id})`,
    };
    await tx
      .insert(searchEntries)
      .values({ [reference]: id, ...words })
      .onConflictDoUpdate({ target: searchEntries[reference], set: words });
  });
}

/** Joins the parts by line breaks, without control characters: two of them mark matches. */
function searchable(...parts: (string | null)[]): string {
  return parts
    .filter(Boolean)
    .join("\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .slice(0, MAX_CHARACTERS);
}
