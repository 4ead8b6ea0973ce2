import { getTableName, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList, contentTypes } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { paths } from "#app/http/paths.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { excerptOf } from "./excerpt.ts";
import { hitsPerPage, matchEnd, matchStart, type SearchHit, type SearchResults, wordsOf } from "./search.ts";

/** Milliseconds of Postgres' time that one search may take. */
const STATEMENT_TIMEOUT_MS = 2000;

/**
 * The published pages and contents that have the words of a query, the best first: titles before leads before the
 * rest. Quotes, `or` and `-` mean what they mean elsewhere; the last word may be the beginning of one. Where nothing
 * is found, words that nobody has written are replaced by the nearest that somebody has. `page` counts from 1; beyond
 * the last page is the last page. Rejects when Postgres is away or takes too long.
 */
export function searchSite(query: string, page: number): Promise<SearchResults> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`));
      const results = await find(tx, query, page);
      if (results.total > 0 || wordsOf(query).length === 0) return results;
      const corrected = await correct(tx, query);
      if (corrected === undefined) return results;
      return { ...(await find(tx, corrected, page)), query, corrected };
    },
    { accessMode: "read only" },
  );
}

interface Row extends Record<string, unknown> {
  picture: string | null;
  kind: SearchHit["kind"];
  slugs: string[];
  titles: string[];
  date: string | null;
  excerpt: string;
  total: number;
}

async function find(tx: Transaction, query: string, page: number): Promise<SearchResults> {
  const rows = await tx.execute<Row>(sql`
    with asked as materialized (select ${tsquery(query)} as query),
    found as (
      select published.*, asked.query,
        ts_rank('{0,0,0,1}', published.search, asked.query) > 0 as is_title,
        to_tsvector('simple', titles[array_upper(titles, 1)]) @@ plainto_tsquery('simple', ${query}) as is_exact,
        ts_rank_cd(published.search, asked.query, 1) as rank
      from (${published}) as published, asked
      where published.search @@ asked.query
    ),
    shown as (
      select *, (select count(*) from found)::int as total from found
      order by ${best}
      limit ${hitsPerPage}
      offset (select least(${page}::int - 1, (count(*) - 1) / ${hitsPerPage}) * ${hitsPerPage} from found)
    )
    select kind, slugs, titles, date, picture, total, ts_headline('english', text, query, ${headline}) as excerpt
    from shown order by ${best}`);
  const total = rows[0]?.total ?? 0;
  const pages = Math.ceil(total / hitsPerPage);
  return { query, hits: rows.map(hitOf), total, page: Math.min(page, Math.max(pages, 1)), pages };
}

/** Words as they were typed in a title come first, then sections before what stands below them. */
const best = sql.raw(
  "is_title desc, is_exact desc, case when is_title then cardinality(slugs) end, rank desc, date desc nulls last, slugs",
);

const headline = [
  `StartSel=${matchStart}`,
  `StopSel=${matchEnd}`,
  "HighlightAll=true", // `excerptOf` finds the sentences
].join(", ");

/**
 * What Postgres looks for: the query as its author meant it, or a title with all of its words as they are written, or
 * all of its words where the last one goes on.
 */
function tsquery(query: string): SQL {
  const asMeant = sql`websearch_to_tsquery('english', ${query})`;
  if (/"|(^|\s)-/.test(query)) return asMeant;
  const words = wordsOf(query);
  const title = words.map((word) => `${word}:A`).join(" & ");
  const beginning = words.map((word, place) => (place < words.length - 1 ? word : `${word}:*`)).join(" & ");
  return sql`(${asMeant} || to_tsquery('simple', ${title}) || to_tsquery('english', ${beginning}))`;
}

function hitOf({ kind, slugs, titles, date, picture, excerpt }: Row): SearchHit {
  const title = titles.at(-1) ?? "";
  return {
    kind,
    title,
    path: (kind !== "page" && contentTypes[kind].address?.item(slugs.at(-1) ?? "")) || paths.page(...slugs),
    trail:
      kind === "page"
        ? titles.slice(0, -1)
        : [contentTypes[kind].publicPages?.title ?? contentTypes[kind].label],
    picture,
    date: date ? new Date(date) : null,
    excerpt: excerptOf(excerpt),
  };
}

/** The query with its unknown words replaced by known ones; undefined when there is nothing to replace or nothing near. */
async function correct(tx: Transaction, query: string): Promise<string | undefined> {
  const words = wordsOf(query);
  const nearest: string[] = [];
  for (const word of words) nearest.push((await closestWord(tx, word)) ?? word);
  const corrected = nearest.join(" ");
  return corrected === words.join(" ") ? undefined : corrected;
}

/** Of the letters' triples, by `pg_trgm`: “postgers” and “postgres” share 0.38, “kuberntes” and “kubernetes” 0.57. */
const leastSimilarity = 0.35;

/** Letters; a shorter word is near to too many others. */
const MIN_LENGTH = 4;

/** The word of the published texts that a word was probably meant to be; undefined when none is near. */
async function closestWord(tx: Transaction, word: string): Promise<string | undefined> {
  if (word.length < MIN_LENGTH) return undefined;
  const [closest] = await tx.execute<{ word: string }>(sql`
    select word from ts_stat(${`select words from (${publishedQuery}) as published`})
    where similarity(word, ${word}) >= ${leastSimilarity}
    order by similarity(word, ${word}) desc, ndoc desc, word limit 1`);
  return closest?.word;
}

const pagesWithWords = `
  select 'page' as kind, entry.search, entry.words,
    concat_ws(E'\\n', nullif(entry.lead, ''), entry.body) as text, null::timestamptz as date,
    page.cover_image as picture,
    -- The home page has no part in its own address.
    array_remove(array[top.slug, middle.slug, nullif(page.slug, 'home')], null) as slugs,
    array_remove(array[top.title, middle.title, page.title], null) as titles
  from search_entries entry
  join pages page on page.id = entry.page_id
  left join pages middle on middle.slug = page.parent_slug
  left join pages top on top.slug = middle.parent_slug
  where page.is_published and not page.noindex
    and (middle.id is null or middle.is_published) and (top.id is null or top.is_published)`;

/** The same of a content type with public addresses; all that is put in here are names of code. */
function contentWithWords(type: AnyContentType): string[] {
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
  where content.is_published ${isListed}`,
  ];
}

/**
 * What can be found, as a query: pages whose parents are published too and that are not kept out of searches, and
 * articles. Pages are three levels deep at most; the database holds that.
 */
const publishedQuery = [pagesWithWords, ...contentTypeList.flatMap(contentWithWords)].join(" union all ");
const published = sql.raw(publishedQuery);
