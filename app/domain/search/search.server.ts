import { type SQL, sql } from "drizzle-orm";
import { type ContentTypeName, contentTypes } from "#app/domain/content-types/registry.ts";
import { contentLanguageOf } from "#app/domain/settings/edition.ts";
import type { Edition, Language } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { literalConfiguration, searchConfigurations } from "#db/schema/search.ts";
import { excerptOf } from "./excerpt.ts";
import { publishedIn } from "./published-words.server.ts";
import { hitsPerPage, matchEnd, matchStart, type SearchHit, type SearchResults, wordsOf } from "./search.ts";

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
  sections: { kind: SearchHit["kind"]; title: string; total: number }[];
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
    sections as (
      select kind, case kind when 'page' then titles[1] else '' end as title, count(*)::int as total
      from found group by 1, 2
    ),
    shown as (
      select *, (select count(*) from found)::int as total,
        (select json_agg(sections order by total desc, kind, title) from sections) as sections
      from found
      order by ${best}
      limit ${hitsPerPage}
      offset (select least(${page}::int - 1, (count(*) - 1) / ${hitsPerPage}) * ${hitsPerPage} from found)
    )
    select kind, slugs, titles, date, picture, total, sections,
      ts_headline(${configurationOf(language)}, text, marked, ${headline}) as excerpt
    from shown order by ${best}`);
  const total = rows[0]?.total ?? 0;
  const pages = Math.ceil(total / hitsPerPage);
  return {
    query,
    hits: rows.map((row) => hitOf(row, edition)),
    total,
    sections: (rows[0]?.sections ?? []).map(({ kind, title, total }) => ({
      kind,
      title: kind === "page" ? title : titleOfType(kind, edition),
      total,
    })),
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
  const prefixQuery = spellingsOf(words)
    .map((each) => `(${each.join(" & ")}:*)`)
    .join(" | ");
  return sql`(${asMeant} || to_tsquery(${literal}, ${partAs(title)}) || to_tsquery(${configuration}, ${partAs(prefixQuery)}))`;
}

/** The words, and with each pair joined by a dot: Postgres reads `Node.js` as one word. */
function spellingsOf(words: string[]): string[][] {
  const joined = words.slice(1).map((word, place) => words.toSpliced(place, 2, `${words[place]}.${word}`));
  return words.length > 0 ? [words, ...joined] : [];
}

function hitOf({ kind, slugs, titles, date, picture, excerpt }: Row, edition: Edition): SearchHit {
  const title = titles.at(-1) ?? "";
  const pathOfPage = () =>
    slugs.length === 0 ? sitePathsIn(edition).home() : edition.prefix + paths.page(...slugs);
  return {
    kind,
    title,
    path: (kind !== "page" && contentTypes[kind].address?.item(slugs.at(-1) ?? "", edition)) || pathOfPage(),
    trail: kind === "page" ? titles.slice(0, -1) : [titleOfType(kind, edition)],
    picture,
    date: date ? new Date(date) : null,
    excerpt: excerptOf(excerpt),
  };
}

function titleOfType(kind: ContentTypeName, { language }: Edition): string {
  const { publicPages, label } = contentTypes[kind];
  return publicPages?.texts(serverMessagesIn(language)).title ?? label;
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
