import { getTableName } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

/**
 * The searchable content of a language as a query: pages whose ancestors are published and that are not excluded from
 * search, and items. The database limits pages to three levels.
 */
export const publishedIn = (language: ContentLanguage) =>
  [pagesWithWords(language), ...contentTypeList.flatMap((type) => contentWithWords(type, language))].join(
    " union all ",
  );

const pagesWithWords = (language: ContentLanguage) => `
  select 'page' as kind, entry.search, entry.words,
    concat_ws(E'\\n', nullif(entry.lead, ''), entry.body) as text, null::timestamptz as date,
    page.cover_image as picture,
    -- The home page has no part in its own address.
    array_remove(array[top.slug, middle.slug, nullif(page.slug, 'home')], null) as slugs,
    array_remove(array[top.title, middle.title, page.title], null) as titles
  from search_entries entry
  join pages page on page.id = entry.page_id
  left join pages middle on middle.language = page.language and middle.slug = page.parent_slug
  left join pages top on top.language = page.language and top.slug = middle.parent_slug
  where page.language = '${language}' and page.is_published and not page.noindex
    and (middle.id is null or middle.is_published) and (top.id is null or top.is_published)`;

/** The same for a content type with public addresses; only identifiers from code are interpolated. */
function contentWithWords(type: AnyContentType, language: ContentLanguage): string[] {
  const { table, reference } = tablesOf(type);
  if (!reference) return [];
  const column = (name: string) => `content.${toSnakeCase(name)}`;
  const date = type.dateField
    ? `coalesce(${column(type.dateField)}, content.created_at)`
    : "null::timestamptz";
  const picture = type.publicPages?.picture ? column(type.publicPages.picture) : "null::text";
  const isListed = type.listedUntil
    ? `and coalesce(${column(type.listedUntil)} >= (now() at time zone 'utc')::date, true)`
    : "";
  return [
    `
  select '${type.name}' as kind, entry.search, entry.words,
    concat_ws(E'\\n', nullif(entry.lead, ''), entry.body) as text, ${date} as date,
    ${picture} as picture,
    array[content.slug] as slugs, array[${column(type.startField)}] as titles
  from search_entries entry
  join ${getTableName(table)} content on content.id = entry.${toSnakeCase(reference)}
  where content.language = '${language}' and content.is_published ${isListed}`,
  ];
}
