import { FilterLink } from "#app/admin/filter-link.tsx";
import { pageStatusLabels } from "#app/admin/pages/page-status-mark.tsx";
import { SearchBox } from "#app/admin/search-box.tsx";
import { type PageStatus, pageStatuses } from "#app/domain/publishing/publication-status.ts";
import { paths } from "#app/http/paths.ts";
import { type ArticleSearch, articlesPath } from "./article-search.ts";

interface ArticleFiltersProps {
  search: ArticleSearch;
  counts: Partial<Record<PageStatus, number>>;
  total: number;
}

/** The states with how many of the found articles are in each, and the search. */
export function ArticleFilters({ search, counts, total }: ArticleFiltersProps) {
  const { query } = search;
  const shown = pageStatuses.filter((status) => counts[status] || search.status === status);
  return (
    <div className="flex flex-col-reverse gap-4 border-b border-line pb-4 xl:flex-row xl:items-center xl:justify-between">
      <nav aria-label="Status" className="flex flex-wrap gap-1">
        <FilterLink to={articlesPath({ query })} isCurrent={!search.status} count={total}>
          All
        </FilterLink>
        {shown.map((status) => (
          <FilterLink
            key={status}
            to={articlesPath({ query, status })}
            isCurrent={search.status === status}
            count={counts[status] ?? 0}
          >
            {pageStatusLabels[status]}
          </FilterLink>
        ))}
      </nav>
      <SearchBox
        action={paths.admin.news()}
        query={query}
        label="Search news"
        placeholder="Title, author, tag"
      >
        {search.status ? <input type="hidden" name="status" value={search.status} /> : null}
      </SearchBox>
    </div>
  );
}
