import { pageName, queryName, type SearchHit, type SearchResults } from "#app/domain/search/search.ts";
import type { Messages } from "#app/languages/messages.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { customProperties } from "#app/ui/custom-properties.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { ShownPicture } from "#app/ui/picture-sources.ts";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { chromeInsetClasses } from "../chrome/chrome.tsx";
import { Breadcrumbs, TopLine } from "../content/breadcrumbs.tsx";
import { PageTurner } from "../content/page-turner.tsx";
import rowStyles from "../content-types/content-list.css?url";
import searchStyles from "./search.css?url";
import { SearchForm } from "./search-form.tsx";
import { Words } from "./words.tsx";

interface ShownResults extends Omit<SearchResults, "hits"> {
  hits: (Omit<SearchHit, "picture"> & { picture: ShownPicture | null })[];
}

interface SearchPageProps {
  query: string;
  /** Undefined without a query, null when the search is unavailable. */
  results: ShownResults | null | undefined;
}

/** Names the list of sections. */
const outcomeId = "search-outcome";

/** The site's search page. */
export function SearchPage({ query, results }: SearchPageProps) {
  const { search } = useMessages();
  const address = useSitePaths().search();
  return (
    <div className={`search-page ${chromeInsetClasses}`}>
      <link rel="stylesheet" href={rowStyles} />
      <link rel="stylesheet" href={searchStyles} />
      <TopLine>
        <Breadcrumbs trail={[]} title={search.title} />
      </TopLine>
      <div className="search-body pt-[clamp(3rem,1.5rem+5vw,6rem)] pr-edge-right pl-edge-left">
        <h1 className="sr-only">{search.title}</h1>
        <SearchForm query={query} />
        <div className="search-side">
          <div
            id={outcomeId}
            role={results === null ? "alert" : "status"}
            className={results ? "search-outcome voice" : "search-outcome lead"}
          >
            {outcomeOf(search, query, results).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {results && results.sections.length > 1 ? <Sections {...results} /> : null}
        </div>
        {results?.total ? <SearchHits {...results} /> : <Words />}
        {results ? (
          <PageTurner
            label={search.pagesOfResults}
            page={results.page}
            pages={results.pages}
            pathOf={(page) => `${address}?${queryOf(results.query, page)}`}
          />
        ) : null}
      </div>
    </div>
  );
}

function queryOf(query: string, page: number) {
  return new URLSearchParams({ [queryName]: query, ...(page > 1 && { [pageName]: String(page) }) });
}

/** The sections of the results, with a stroke for each result. */
function Sections({ sections }: Pick<SearchResults, "sections">) {
  return (
    <ul aria-labelledby={outcomeId} className="search-sections">
      {sections.map(({ kind, title, total }) => (
        <li key={kind + title}>
          <span>{title}</span> <span className="mono">{total}</span>
          <i aria-hidden="true" style={customProperties({ "--results": total })} />
        </li>
      ))}
    </ul>
  );
}

/** Results as ruled rows, like the news; the best has a large picture. */
function SearchHits({ hits }: Pick<ShownResults, "hits">) {
  if (hits.length === 0) return null;
  return (
    <ol className="content-rows content-log search-hits">
      {hits.map((hit, position) => (
        <li key={hit.path}>
          <SmartLink href={hit.path}>
            <Place {...hit} />
            <h2>{hit.title}</h2>
            <Excerpt excerpt={hit.excerpt} />
            {hit.picture ? (
              <Picture
                picture={hit.picture}
                alt=""
                sizes={position === 0 ? "(min-width: 75rem) 34rem, 100vw" : "11rem"}
                width={1600}
                height={1000}
                isFirst={position === 0}
                className="bg-sand"
              />
            ) : null}
          </SmartLink>
        </li>
      ))}
    </ol>
  );
}

/** Its breadcrumbs, or its date. */
function Place({ trail, path, date }: Pick<SearchHit, "trail" | "path" | "date">) {
  const { search, site } = useMessages();
  const { home } = useSitePaths();
  return (
    <span className="content-notes mono text-muted">
      <span>{trail.join(" / ") || (path === home() ? site.home : search.section)}</span>
      {date ? <CalendarDate date={date} /> : null}
    </span>
  );
}

function Excerpt({ excerpt }: Pick<SearchHit, "excerpt">) {
  if (excerpt.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      {excerpt.map(({ text, isMatch }, position) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and never move
          <mark key={position} className="bg-signal/22 text-inherit">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

/** The result summary, in lines. */
function outcomeOf(
  texts: Messages["search"],
  query: string,
  results: ShownResults | null | undefined,
): string[] {
  if (results === null) return [texts.unavailable, texts.unavailableAdvice];
  if (!results) return [texts.hint];
  const { corrected, total, page, pages } = results;
  if (total === 0) return [texts.noResults(query), texts.noResultsAdvice];
  if (corrected)
    return [
      page > 1
        ? texts.correctedResultsOnPage(query, total, corrected, page, pages)
        : texts.correctedResults(query, total, corrected),
    ];
  return [page > 1 ? texts.resultsOnPage(total, query, page, pages) : texts.results(total, query)];
}
