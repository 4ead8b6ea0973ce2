import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { DraftOf } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { isIn, storedPathOf } from "#app/domain/content-types/item-language.server.ts";
import { type ContentTypes, contentTypeList, contentTypes } from "#app/domain/content-types/registry.ts";
import { liveDraftOf, tablesOf } from "#app/domain/content-types/tables.server.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { prefixOf } from "#app/languages/language.ts";
import { contentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { news } from "#db/schema/news.ts";
import { byDate, columnOf } from "./content-list.server.ts";
import { type ContentRow, contentRowOf, rowsOf } from "./publishable-of.server.ts";

/** Public values besides the fields. */
interface Published {
  id: string;
  slug: string;
  /** Time of the first or latest publication. */
  publishedAt: Date;
  updatedAt: Date;
  /** The `listedUntil` day has passed. */
  isClosed: boolean;
}

export type PublishedContent<Type extends AnyContentType> = Published & DraftOf<Type["schema"]>;

/** Variant for lists, without long texts. */
export type ListedContent<Type extends AnyContentType> = Published & ShortFields<DraftOf<Type["schema"]>>;

type ShortFields<Draft> = {
  [Name in keyof Draft as NonNullable<Draft[Name]> extends RichText ? never : Name]: Draft[Name];
};

/**
 * Returns published, listed content in the language of the request and in the type's order, up to `limit`. Logs a warning
 * when there is none.
 */
export async function listPublished<Type extends AnyContentType>(
  type: Type,
  limit?: number,
): Promise<ListedContent<Type>[]> {
  const longTexts = type.fields.filter(({ control }) => control === "richText").map(({ name }) => name);
  const columns = Object.entries(getTableColumns(tablesOf(type).table)).filter(
    ([name]) => !longTexts.includes(name),
  );
  const rows = await selectPublished(type, Object.fromEntries(columns), limit);
  return rows.map((row) => {
    const fields = Object.entries(publishedOf(type, row)).filter(([name]) => !longTexts.includes(name));
    return Object.fromEntries(fields) as ListedContent<Type>;
  });
}

/** Variant with the long texts. */
export async function listWhole<Type extends AnyContentType>(
  type: Type,
  limit: number,
): Promise<PublishedContent<Type>[]> {
  const rows = await selectPublished(type, getTableColumns(tablesOf(type).table), limit);
  return rows.map((row) => publishedOf(type, row));
}

export interface PublishedAddress {
  slug: string;
  translationGroup: string;
  updatedAt: Date;
}

/** Variant with what addresses are made of, for types with public pages. */
export async function listPublishedAddresses(type: AnyContentType): Promise<PublishedAddress[]> {
  const { table } = tablesOf(type);
  const { slug, translationGroup, updatedAt } = table;
  if (!slug || !translationGroup) return [];
  const rows = await db
    .select({ slug, translationGroup, updatedAt })
    .from(table as PgTable)
    .where(isPublishedIn(type))
    .orderBy(...orderOf(type));
  return noted(type, rows);
}

async function selectPublished(type: AnyContentType, columns: Record<string, AnyPgColumn>, limit?: number) {
  const { table } = tablesOf(type);
  const query = db
    .select(columns)
    .from(table as PgTable)
    .where(isPublishedIn(type))
    .orderBy(...orderOf(type))
    .$dynamic();
  return noted(type, await (limit === undefined ? query : query.limit(limit)));
}

/** SQL condition that visitors of the language of the request find a row in lists. */
const isPublishedIn = (type: AnyContentType) =>
  and(
    eq(tablesOf(type).table.isPublished, true),
    isIn(tablesOf(type).table, contentLanguage()),
    isOpenIn(type),
  );

/** Logs that there are none. A further language may do without a type of content. */
function noted<Row>(type: AnyContentType, rows: Row[]): Row[] {
  if (rows.length === 0 && !contentLanguage()) log.warn(`no ${type.label.toLowerCase()} are published`);
  return rows;
}

/** SQL condition that the `listedUntil` day of a row has not passed. */
export function isOpenIn(type: AnyContentType): SQL<boolean> {
  if (!type.listedUntil) return sql`true`;
  return sql`coalesce(${columnOf(type, type.listedUntil)} >= ${today}, true)`;
}

/** Sorts ordered types by position, others by date. */
function orderOf(type: AnyContentType): SQL[] {
  const { table } = tablesOf(type);
  if (table.orderIndex) return [sql`${table.orderIndex}`, sql`${table.createdAt}`];
  const date = type.dateField ? columnOf(type, type.dateField) : sql`${table.publishedAt}`;
  return [byDate(type, date), desc(table.createdAt)];
}

/**
 * Returns the public paths of every type in these languages, as they are stored: its lists and all published content,
 * including content whose `listedUntil` day has passed.
 */
export async function listPublishedPaths(languages: ContentLanguage[]): Promise<string[]> {
  const paths = await Promise.all(
    contentTypeList.map(async (type) => {
      const { address } = type;
      const { table } = tablesOf(type);
      if (!address || !table.slug || !table.language) return [];
      const rows = await db
        .select({ slug: sql<string>`${table.slug}`, language: sql<ContentLanguage>`${table.language}` })
        .from(table)
        .where(and(eq(table.isPublished, true), inArray(table.language, languages)));
      return [
        ...languages.map((language) => prefixOf(language) + address.list()),
        ...rows.flatMap((row) => storedPathOf(type, row) ?? []),
      ];
    }),
  );
  return paths.flat();
}

/**
 * Returns published content in the language of the request by slug, including content whose `listedUntil` day has passed.
 */
export async function findPublished<Type extends AnyContentType>(
  type: Type,
  slug: string,
): Promise<PublishedContent<Type> | undefined> {
  const { table } = tablesOf(type);
  if (!table.slug) return undefined;
  const [row] = await rowsOf(db, table).where(
    and(eq(table.slug, slug), isIn(table, contentLanguage()), eq(table.isPublished, true)),
  );
  return row && publishedOf(type, row);
}

/** Returns the same data from a draft, for previews. */
export function previewOf<Type extends AnyContentType>(
  type: Type,
  { id, slug = "", publishedAt, createdAt, updatedAt }: ContentRow,
  draft: DraftOf<Type["schema"]>,
): PublishedContent<Type> {
  const content = { ...draft, id, slug, publishedAt: publishedAt ?? createdAt, updatedAt };
  return { ...content, isClosed: isClosed(type, draft) };
}

function publishedOf<Type extends AnyContentType>(type: Type, row: object): PublishedContent<Type> {
  const draft = liveDraftOf(type, new Map(Object.entries(row)));
  return previewOf(type, contentRowOf(row), draft);
}

function isClosed(type: AnyContentType, draft: object): boolean {
  const until: unknown = type.listedUntil && new Map(Object.entries(draft)).get(type.listedUntil);
  return typeof until === "string" && until !== "" && until < new Date().toISOString().slice(0, 10);
}

const today: SQL = sql`(now() at time zone 'utc')::date`;

/** Whether the `listedUntil` day of any published content was yesterday: cached pages that list it are stale. */
export async function hasClosedToday(): Promise<boolean> {
  for (const type of contentTypeList) {
    if (!type.listedUntil) continue;
    const { table } = tablesOf(type);
    const wasYesterday = sql`${columnOf(type, type.listedUntil)} = ${today} - 1`;
    if ((await rowsOf(db, table).where(and(eq(table.isPublished, true), wasYesterday))).length > 0)
      return true;
  }
  return false;
}

/** An article in lists. */
type NewsItem = Omit<ListedContent<ContentTypes["article"]>, "publishedDate"> & {
  publishedDate: Date | null;
};

/** Published articles in the language of the request, newest first; the first `limit` of them. */
export async function listPublishedNews(limit?: number): Promise<NewsItem[]> {
  const articles = await listPublished(contentTypes.article, limit);
  return articles.map(({ publishedDate, ...article }) => ({
    ...article,
    publishedDate: publishedDate ? new Date(publishedDate) : null,
  }));
}

/** Whether a list of news would have anything in it, in the language of the request. */
export async function hasPublishedNews(): Promise<boolean> {
  const isShown = and(eq(news.isPublished, true), eq(news.language, contentLanguage()));
  return (await db.$count(news, isShown)) > 0;
}

/** A testimonial in a block. */
type Testimonial = Omit<
  ListedContent<ContentTypes["testimonial"]>,
  "slug" | "publishedAt" | "updatedAt" | "isClosed"
>;

/** Published testimonials for the language of the request in the order of editors; the first `limit` of them. */
export async function listPublishedTestimonials(limit?: number): Promise<Testimonial[]> {
  const testimonials = await listPublished(contentTypes.testimonial, limit);
  return testimonials.map(
    ({ slug: _, publishedAt: __, updatedAt: ___, isClosed: ____, ...testimonial }) => testimonial,
  );
}
