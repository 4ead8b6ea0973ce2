import type { SearchResults } from "#app/domain/search/search.ts";
import { besideChrome } from "../chrome/chrome.tsx";
import { Breadcrumbs } from "../content/breadcrumbs.tsx";
import { TopLine } from "../content/top-line.tsx";
import { PageTurner } from "./page-turner.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchHits } from "./search-hits.tsx";
import { outcomeOf } from "./search-words.ts";

interface SearchPageProps {
  query: string;
  /** Undefined when nothing was asked, null when there was nobody to ask. */
  results: SearchResults | null | undefined;
}

/** The search of the site, and what it finds. */
export function SearchPage({ query, results }: SearchPageProps) {
  return (
    <div className={besideChrome}>
      <TopLine>
        <Breadcrumbs trail={[]} title="Search" />
      </TopLine>
      <div className="pt-[clamp(3rem,1.5rem+5vw,6rem)] pr-edge-right pl-edge-left">
        <h1 className="display display-page">Search</h1>
        <div className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)]">
          <SearchForm query={query} />
        </div>
        <div role={results === null ? "alert" : "status"} className="lead mt-10 max-w-[34em] wrap-anywhere">
          {outcomeOf(query, results).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {results ? <SearchHits {...results} /> : null}
        {results ? <PageTurner {...results} /> : null}
      </div>
    </div>
  );
}
