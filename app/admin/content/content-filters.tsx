import { FilterLink } from "#app/admin/filter-link.tsx";
import { pageStatusLabels } from "#app/admin/pages/page-status-mark.tsx";
import { SearchBox } from "#app/admin/search-box.tsx";
import { type PageStatus, pageStatuses } from "#app/domain/publishing/publication-status.ts";
import { paths } from "#app/http/paths.ts";
import { type ContentSearch, contentListPath } from "./content-search.ts";
import { messages } from "./messages.ts";

interface ContentFiltersProps {
  collection: string;
  /** The name of the list: "News". */
  label: string;
  /** The labels of the searched fields. */
  searched: string[];
  search: ContentSearch;
  counts: Partial<Record<PageStatus, number>>;
  total: number;
}

/** The states with their number of matches, and the search field. */
export function ContentFilters({ collection, label, searched, search, counts, total }: ContentFiltersProps) {
  const { query } = search;
  const shown = pageStatuses.filter((status) => counts[status] || search.status === status);
  return (
    <div className="flex flex-col-reverse gap-4 border-b border-line pb-4 xl:flex-row xl:items-center xl:justify-between">
      <nav aria-label={messages.status} className="flex flex-wrap gap-1">
        <FilterLink to={contentListPath(collection, { query })} isCurrent={!search.status} count={total}>
          {messages.all}
        </FilterLink>
        {shown.map((status) => (
          <FilterLink
            key={status}
            to={contentListPath(collection, { query, status })}
            isCurrent={search.status === status}
            count={counts[status] ?? 0}
          >
            {pageStatusLabels[status]}
          </FilterLink>
        ))}
      </nav>
      <SearchBox
        action={paths.admin.contents(collection)}
        query={query}
        label={messages.search(label.toLowerCase())}
        placeholder={searched.slice(0, 3).join(", ")}
      >
        {search.status ? <input type="hidden" name="status" value={search.status} /> : null}
      </SearchBox>
    </div>
  );
}
