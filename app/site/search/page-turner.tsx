import { pageName, queryName, type SearchResults } from "#app/domain/search/search.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";

/** The way to the results before and after these. */
export function PageTurner({ query, page, pages }: Pick<SearchResults, "query" | "page" | "pages">) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages of results" className="mt-8 flex items-center justify-between gap-6">
      {page > 1 ? (
        <InternalLink to={pathOf(query, page - 1)} rel="prev" className={linkClasses}>
          <Arrow to="left" />
          Before
        </InternalLink>
      ) : (
        <span />
      )}
      <span className="mono text-muted">{`${page} / ${pages}`}</span>
      {page < pages ? (
        <InternalLink to={pathOf(query, page + 1)} rel="next" className={linkClasses}>
          More
          <Arrow />
        </InternalLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

const linkClasses = "inline-flex min-h-11 items-center gap-3 font-semibold hover:underline";

function pathOf(query: string, page: number): string {
  const asked = new URLSearchParams({ [queryName]: query, ...(page > 1 && { [pageName]: String(page) }) });
  return `${sitePaths.search()}?${asked}`;
}
