import { z } from "zod";
import { FilterLink, SearchBox } from "#app/admin/lists.tsx";
import { pageStatusLabels } from "#app/admin/status.tsx";
import type { PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { type PageStatus, pageStatuses } from "#app/domain/publishing/publication.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

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

/** The list's query parameters. Invalid values are ignored. */
const pageSearchSchema = z.object({
  status: z.enum(pageStatuses).optional().catch(undefined),
  /** Searches title and path. */
  query: z.string().trim().max(200).catch(""),
});

type PageSearch = z.output<typeof pageSearchSchema>;

export function readPageSearch(parameters: URLSearchParams): PageSearch {
  return pageSearchSchema.parse({
    status: parameters.get("status") ?? undefined,
    query: parameters.get("q") ?? "",
  });
}

export function isSearching({ status, query }: PageSearch): boolean {
  return status !== undefined || query !== "";
}

function pagesPath({ status, query }: PageSearch): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set("status", status);
  if (query) parameters.set("q", query);
  return parameters.size > 0 ? `${paths.admin.pages()}?${parameters}` : paths.admin.pages();
}

/** The pages that match a search; the whole tree without one. */
export function searched(tree: PageTreeItem[], { status, query }: PageSearch): PageTreeItem[] {
  const words = query.toLowerCase();
  return tree.filter(
    (page) =>
      (!status || page.statuses.includes(status)) &&
      (page.title.toLowerCase().includes(words) || page.path.includes(words)),
  );
}

/** The number of pages in each state. */
export function countStatuses(tree: PageTreeItem[]): Record<PageStatus, number> {
  const counts = pageStatuses.map((status) => [
    status,
    tree.filter(({ statuses }) => statuses.includes(status)).length,
  ]);
  return Object.fromEntries(counts) as Record<PageStatus, number>;
}
