import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { liveDraftOf } from "#app/domain/content-types/live-draft.server.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { searchEntries } from "#db/schema/search.ts";

/** The words of a page's stored content; given by the caller, because the domain knows no kinds of blocks. */
export type TextOfContent = (content: unknown) => string;

/** Characters that are searched of one text; Postgres keeps at most a megabyte of words (its documentation, 12.11). */
const MAX_CHARACTERS = 200_000;

/**
 * Takes the words of everything published that has changed since they were last taken. What is published
 * while it runs brings a job of its own.
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
      madeOf: sql`(select updated_at from pages where id = ${pageId})`, // to the microsecond, which a Date has not
    };
    await tx
      .insert(searchEntries)
      .values({ pageId, ...words })
      .onConflictDoUpdate({ target: searchEntries.pageId, set: words });
  });
}

/** Takes the words of what a content type has published. */
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

/** The parts below each other, without control characters: two of them mark what was found. */
function searchable(...parts: (string | null)[]): string {
  return parts
    .filter(Boolean)
    .join("\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .slice(0, MAX_CHARACTERS);
}
