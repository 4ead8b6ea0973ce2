import { FilterLink } from "#app/admin/filter-link.tsx";
import { SearchBox } from "#app/admin/search-box.tsx";
import { type PageStatus, pageStatuses } from "#app/domain/publishing/publication-status.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";
import { type PageSearch, pagesPath } from "./page-search.ts";
import { pageStatusLabels } from "./page-status-mark.tsx";

interface PageFiltersProps {
  search: PageSearch;
  counts: Record<PageStatus, number>;
  total: number;
}

/** The states with their number of pages, and the search. States without pages are omitted. */
export function PageFilters({ search, counts, total }: PageFiltersProps) {
  const shown = pageStatuses.filter((status) => counts[status] > 0 || search.status === status);
  return (
    <div className="flex flex-col-reverse gap-4 border-b border-line pb-4 xl:flex-row xl:items-center xl:justify-between">
      <nav aria-label={messages.status} className="flex flex-wrap gap-1">
        <FilterLink to={pagesPath({ ...search, status: undefined })} isCurrent={!search.status} count={total}>
          {messages.all}
        </FilterLink>
        {shown.map((status) => (
          <FilterLink
            key={status}
            to={pagesPath({ ...search, status })}
            isCurrent={search.status === status}
            count={counts[status]}
          >
            {pageStatusLabels[status]}
          </FilterLink>
        ))}
      </nav>
      <SearchBox
        action={paths.admin.pages()}
        query={search.query}
        label={messages.searchPages}
        placeholder={messages.titleOrPath}
      >
        {search.status ? <input type="hidden" name="status" value={search.status} /> : null}
      </SearchBox>
    </div>
  );
}
