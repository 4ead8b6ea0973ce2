import { z } from "zod";
import { FilterLink, SearchBox } from "#app/admin/lists.tsx";
import { pageStatusLabels } from "#app/admin/status.tsx";
import { type PageStatus, pageStatuses } from "#app/domain/publishing/publication.ts";
import { paths } from "#app/http/paths.ts";
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

/** The query parameters of a list. Invalid values are ignored. */
const contentSearchSchema = z.object({
  status: z.enum(pageStatuses).optional().catch(undefined),
  query: z.string().trim().max(200).catch(""),
});
type ContentSearch = z.output<typeof contentSearchSchema>;

export function readContentSearch(parameters: URLSearchParams): ContentSearch {
  return contentSearchSchema.parse({
    status: parameters.get("status") ?? undefined,
    query: parameters.get("q") ?? "",
  });
}

export function contentListPath(
  collection: string,
  { status, query }: { status?: PageStatus; query: string },
): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set("status", status);
  if (query) parameters.set("q", query);
  const list = paths.admin.contents(collection);
  return parameters.size > 0 ? `${list}?${parameters}` : list;
}
