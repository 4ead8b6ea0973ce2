import { pageName, queryName, type SearchHit, type SearchResults } from "#app/domain/search/search.ts";
import type { Messages } from "#app/languages/messages.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ShownPicture } from "#app/ui/picture-sources.ts";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { chromeInsetClasses } from "../chrome/chrome.tsx";
import { Breadcrumbs, TopLine } from "../content/breadcrumbs.tsx";
import { PageTurner } from "../content/page-turner.tsx";
import { PageRows } from "../not-found/not-found.tsx";
import { useSite } from "../site-data.ts";
import { SearchForm } from "./search-form.tsx";

interface ShownResults extends Omit<SearchResults, "hits"> {
  hits: (Omit<SearchHit, "picture"> & { picture: ShownPicture | null })[];
}

interface SearchPageProps {
  query: string;
  /** Undefined without a query, null when the search is unavailable. */
  results: ShownResults | null | undefined;
}

/** The site's search page. */
export function SearchPage({ query, results }: SearchPageProps) {
  const { search } = useMessages();
  const address = useSitePaths().search();
  return (
    <div className={chromeInsetClasses}>
      <TopLine>
        <Breadcrumbs trail={[]} title={search.title} />
      </TopLine>
      <div className="pt-[clamp(3rem,1.5rem+5vw,6rem)] pr-edge-right pl-edge-left">
        <h1 className="display display-page">{search.title}</h1>
        <div className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)]">
          <SearchForm query={query} />
        </div>
        <div role={results === null ? "alert" : "status"} className="lead mt-10 max-w-[34em] wrap-anywhere">
          {outcomeOf(search, query, results).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {results?.total ? <SearchHits {...results} /> : <Suggestions />}
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

/** Main pages, shown without results. */
function Suggestions() {
  const address = useSitePaths().search();
  const { search } = useMessages();
  const { navigation, shortcuts } = useSite();
  return (
    <div className="mt-14">
      <p className="mb-4 text-muted">{search.suggestions}</p>
      <PageRows
        label={search.mainPages}
        pages={[...navigation, ...shortcuts.filter(({ path }) => path !== address)]}
      />
    </div>
  );
}

function queryOf(query: string, page: number) {
  return new URLSearchParams({ [queryName]: query, ...(page > 1 && { [pageName]: String(page) }) });
}

/** Results as ruled rows, like the news. */
function SearchHits({ hits }: Pick<ShownResults, "hits">) {
  if (hits.length === 0) return null;
  return (
    <ol className="mt-8 border-b border-line">
      {hits.map((hit) => (
        <li key={hit.path}>
          <SmartLink
            href={hit.path}
            className="group relative grid gap-x-6 gap-y-2 border-t border-line py-6 md:grid-cols-[7.5rem_minmax(0,1fr)_8rem] xl:grid-cols-[11.875rem_minmax(0,1fr)_11rem]"
          >
            <span className="absolute -top-px left-0 h-px w-full origin-left scale-x-0 bg-current transition-transform duration-300 ease-out group-hover:scale-x-100 group-focus-visible:scale-x-100" />
            <Place {...hit} />
            <div className="min-w-0">
              <h2 className="max-w-[24em] text-[clamp(1.3125rem,1.15rem+0.7vw,1.75rem)] leading-tight font-medium tracking-[-0.025em] wrap-anywhere">
                {hit.title}
              </h2>
              <Excerpt excerpt={hit.excerpt} />
            </div>
            {hit.picture ? (
              <Picture
                picture={hit.picture}
                alt=""
                sizes="11rem"
                width={176}
                height={110}
                className="aspect-[16/10] w-full bg-sand object-cover max-md:hidden"
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
    <span className="mono flex flex-wrap content-start gap-x-4 gap-y-1 pt-1.5 text-muted md:flex-col">
      <span>{trail.join(" / ") || (path === home() ? site.home : search.section)}</span>
      {date ? <CalendarDate date={date} /> : null}
    </span>
  );
}

function Excerpt({ excerpt }: Pick<SearchHit, "excerpt">) {
  if (excerpt.length === 0) return null;
  return (
    <p className="mt-2 max-w-[36em] text-[1.03125rem] wrap-anywhere">
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
