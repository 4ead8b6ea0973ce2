import { getTableName, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList, contentTypes } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { contentLanguageOf } from "#app/domain/settings/edition.ts";
import type { Edition, Language } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { literalConfiguration, searchConfigurations } from "#db/schema/search.ts";
import {
  hitsPerPage,
  matchEnd,
  matchStart,
  type SearchHit,
  type SearchResults,
  type Snippet,
  snippetsOf,
  wordsOf,
} from "./search.ts";

/** Statement timeout of a search in milliseconds. */
const STATEMENT_TIMEOUT_MS = 2000;

/**
 * Searches the published pages and items of an edition, best match first: titles before intros before other text.
 * Supports quotes, `or` and `-`; the last word matches as a prefix. Without results, unknown words are replaced by
 * similar known ones. `page` is one-based; beyond the last page it is the last. Rejects when Postgres is unavailable or
 * too slow.
 */
export function searchSite(query: string, page: number, edition: Edition): Promise<SearchResults> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`));
      const results = await find(tx, query, page, edition);
      if (results.total > 0 || wordsOf(query).length === 0) return results;
      const corrected = await correct(tx, query, edition);
      if (corrected === undefined) return results;
      return { ...(await find(tx, corrected, page, edition)), query, corrected };
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

async function find(tx: Transaction, query: string, page: number, edition: Edition): Promise<SearchResults> {
  const { language } = edition;
  const published = sql.raw(publishedIn(contentLanguageOf(edition)));
  const rows = await tx.execute<Row>(sql`
    with asked as materialized (
      select ${tsquery(query, language, (words) => folded(language, sql`${words}`))} as query,
        ${tsquery(query, language, (words) => sql`${words}`)} as as_written
    ),
    found as (
      select published.*, asked.query || asked.as_written as marked,
        ts_rank('{0,0,0,1}', published.search, asked.query) > 0 as is_title,
        to_tsvector(${literal}, ${folded(language, sql`titles[array_upper(titles, 1)]`)})
          @@ plainto_tsquery(${literal}, ${folded(language, sql`${query}`)}) as is_exact,
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
    select kind, slugs, titles, date, picture, total, ts_headline(${configurationOf(language)}, text, marked, ${headline}) as excerpt
    from shown order by ${best}`);
  const total = rows[0]?.total ?? 0;
  const pages = Math.ceil(total / hitsPerPage);
  return {
    query,
    hits: rows.map((row) => hitOf(row, edition)),
    total,
    page: Math.min(page, Math.max(pages, 1)),
    pages,
  };
}

/** Literal matches in titles first, then sections before their descendants. */
const best = sql.raw(
  "is_title desc, is_exact desc, case when is_title then cardinality(slugs) end, rank desc, date desc nulls last, slugs",
);

const headline = [
  `StartSel=${matchStart}`,
  `StopSel=${matchEnd}`,
  "HighlightAll=true", // `excerptOf` selects the sentences
].join(", ");

const configurationOf = (language: Language) => sql.raw(`'${searchConfigurations[language]}'::regconfig`);
const literal = sql.raw(`'${literalConfiguration}'::regconfig`);

/** As the index has them: `Groesse` and `Größe` are the same word in German. */
const folded = (language: Language, words: SQL) => sql`folded_words(${language}, ${words})`;

/**
 * The text query: web search syntax, or a title with all words literally, or all words with the last as a prefix.
 * `partAs` writes a part of it.
 */
function tsquery(query: string, language: Language, partAs: (words: string) => SQL): SQL {
  const configuration = configurationOf(language);
  // Only a hyphen before a word or a phrase excludes it. Postgres rejects a query with 33 in a row.
  const asMeant = sql`websearch_to_tsquery(${configuration}, ${partAs(query.replace(/-(?![\p{L}\p{N}"])/gu, " "))})`;
  if (/"|(^|\s)-/.test(query)) return asMeant;
  const words = wordsOf(query);
  const title = words.map((word) => `${word}:A`).join(" & ");
  const prefixQuery = words.map((word, place) => (place < words.length - 1 ? word : `${word}:*`)).join(" & ");
  return sql`(${asMeant} || to_tsquery(${literal}, ${partAs(title)}) || to_tsquery(${configuration}, ${partAs(prefixQuery)}))`;
}

function hitOf({ kind, slugs, titles, date, picture, excerpt }: Row, edition: Edition): SearchHit {
  const title = titles.at(-1) ?? "";
  const pathOfPage = () =>
    slugs.length === 0 ? sitePathsIn(edition).home() : edition.prefix + paths.page(...slugs);
  return {
    kind,
    title,
    path: (kind !== "page" && contentTypes[kind].address?.item(slugs.at(-1) ?? "", edition)) || pathOfPage(),
    trail:
      kind === "page"
        ? titles.slice(0, -1)
        : [
            contentTypes[kind].publicPages?.texts(serverMessagesIn(edition.language)).title ??
              contentTypes[kind].label,
          ],
    picture,
    date: date ? new Date(date) : null,
    excerpt: excerptOf(excerpt),
  };
}

/** The query with unknown words replaced by similar known ones; undefined without any replacement. */
async function correct(tx: Transaction, query: string, edition: Edition): Promise<string | undefined> {
  const words = wordsOf(query);
  const nearest: string[] = [];
  for (const word of words) nearest.push((await closestWord(tx, word, edition)) ?? word);
  const corrected = nearest.join(" ");
  return corrected === words.join(" ") ? undefined : corrected;
}

/** Minimum trigram similarity by `pg_trgm`: “postgers” and “postgres” have 0.38, “kuberntes” and “kubernetes” 0.57. */
const leastSimilarity = 0.35;

/** Minimum letters; shorter words are similar to too many others. */
const MIN_LENGTH = 4;

/** The most similar word in published texts of the edition, as it is written there; undefined when none is similar enough. */
async function closestWord(tx: Transaction, word: string, edition: Edition): Promise<string | undefined> {
  if (word.length < MIN_LENGTH) return undefined;
  const plain = (words: SQL) => sql`unaccent(${folded(edition.language, words)})`;
  const known = publishedIn(contentLanguageOf(edition));
  const [closest] = await tx.execute<{ word: string }>(sql`
    select word from (
      select word, ndoc, similarity(${plain(sql`word`)}, ${plain(sql`${word}`)}) as likeness
      from ts_stat(${`select words from (${known}) as published`})
    ) as known
    where likeness >= ${leastSimilarity}
    order by likeness desc, ndoc desc, word limit 1`);
  return closest?.word;
}

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

/**
 * The searchable content of a language as a query: pages whose ancestors are published and that are not excluded from search, and
 * items. The database limits pages to three levels.
 */
const publishedIn = (language: ContentLanguage) =>
  [pagesWithWords(language), ...contentTypeList.flatMap((type) => contentWithWords(type, language))].join(
    " union all ",
  );

/** Maximum characters of an excerpt, about two lines. */
const MAX_LENGTH = 260;

/** Sentence boundaries: punctuation, optional quotation marks, and the start of another sentence. */
const sentenceEnd = /(?<=[.!?…][”’"')\p{Cc}]*)\s+(?=[\p{Lu}\p{N}“‘"'(\p{Cc}])/u;

/**
 * Selects the most relevant sentences of a marked text, from the start of one. Headings, labels and cells are not
 * sentences; they are used only if no sentence matches. Without any match, returns the start of the text.
 */
export function excerptOf(marked: string): Snippet[] {
  const sentences = marked.split("\n").flatMap((line) => line.split(sentenceEnd).filter(Boolean));
  const scores = sentences.map(scoreOf);
  const best = Math.max(0, ...scores);
  const start = Math.max(best === 0 ? sentences.findIndex(isSentence) : scores.indexOf(best), 0);
  let excerpt = sentences[start] ?? "";
  const next = sentences[start + 1];
  if (next && isSentence(next) && lengthOf(excerpt) + lengthOf(next) < MAX_LENGTH) excerpt += ` ${next}`;
  return shortened(snippetsOf(excerpt));
}

function scoreOf(sentence: string): number {
  const matches = sentence.split(matchStart).length - 1;
  return matches === 0 ? 0 : Math.min(matches, 3) + (isSentence(sentence) ? 10 : 0);
}

/** Whether it ends like a sentence and is not a label. */
function isSentence(text: string): boolean {
  return /[.!?…][”’"')\p{Cc}]*$/u.test(text) && lengthOf(text) > 30;
}

const lengthOf = (marked: string) => marked.replaceAll(matchStart, "").replaceAll(matchEnd, "").length;

/** Truncates a long sentence after a word, but not before the first match. */
function shortened(sentences: Snippet[]): Snippet[] {
  const snippets: Snippet[] = [];
  let length = 0;
  for (const piece of sentences) {
    const room = MAX_LENGTH - length;
    if (piece.text.length > room && snippets.some(({ isMatch }) => isMatch)) {
      const words = piece.text.slice(0, Math.max(room, 0)).replace(/\s*\S*$/u, "");
      return [...snippets, { text: `${words} …`, isMatch: false }];
    }
    snippets.push(piece);
    length += piece.text.length;
  }
  return snippets;
}
