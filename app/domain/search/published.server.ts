import { sql } from "drizzle-orm";

const pagesWithWords = `
  select 'page' as kind, entry.search, entry.words,
    concat_ws(E'\\n', nullif(entry.lead, ''), entry.body) as text, null::timestamptz as date,
    array_remove(array[top.slug, middle.slug, page.slug], null) as slugs,
    array_remove(array[top.title, middle.title, page.title], null) as titles
  from search_entries entry
  join pages page on page.id = entry.page_id
  left join pages middle on middle.slug = page.parent_slug
  left join pages top on top.slug = middle.parent_slug
  where page.is_published and not page.noindex
    and (middle.id is null or middle.is_published) and (top.id is null or top.is_published)`;

const articlesWithWords = `
  select 'article' as kind, entry.search, entry.words,
    concat_ws(E'\\n', nullif(entry.lead, ''), entry.body) as text,
    coalesce(article.published_date, article.created_at) as date,
    array[article.slug] as slugs, array[article.title] as titles
  from search_entries entry
  join news article on article.id = entry.article_id
  where article.is_published`;

/**
 * What can be found, as a query: pages whose parents are published too and that are not kept out of searches, and
 * articles. Pages are three levels deep at most; the database holds that.
 */
export const publishedQuery = `${pagesWithWords} union all ${articlesWithWords}`;
export const published = sql.raw(publishedQuery);
