import { z } from "zod";
import { type PageStatus, pageStatuses } from "#app/domain/publishing/publication.ts";
import { isLanguage, type Language } from "#app/languages/language.ts";
import { withQuery } from "#app/paths/paths.ts";
import { FilterLink, SearchBox } from "./lists.tsx";
import { pageStatusLabels } from "./status.tsx";

interface StatusFiltersProps {
  /** The address of the list. */
  list: string;
  /** The accessible name of the search field. */
  label: string;
  placeholder: string;
  search: StatusSearch;
  counts: Record<PageStatus, number>;
  total: number;
}

/** The states with their number of matches, and the search field. States without matches are omitted. */
export function StatusFilters({ list, label, placeholder, search, counts, total }: StatusFiltersProps) {
  const { query, language } = search;
  const shown = pageStatuses.filter((status) => counts[status] > 0 || search.status === status);
  return (
    <div className="flex flex-col-reverse gap-4 border-b border-line pb-4 xl:flex-row xl:items-center xl:justify-between">
      <nav aria-label="Status" className="flex flex-wrap gap-1">
        <FilterLink to={searchPath(list, { query, language })} isCurrent={!search.status} count={total}>
          All
        </FilterLink>
        {shown.map((status) => (
          <FilterLink
            key={status}
            to={searchPath(list, { query, status, language })}
            isCurrent={search.status === status}
            count={counts[status]}
          >
            {pageStatusLabels[status]}
          </FilterLink>
        ))}
      </nav>
      <SearchBox action={list} query={query} label={label} placeholder={placeholder}>
        {search.status ? <input type="hidden" name="status" value={search.status} /> : null}
        {language ? <input type="hidden" name="language" value={language} /> : null}
      </SearchBox>
    </div>
  );
}

/** The query parameters of a list. Invalid values are ignored. */
const statusSearchSchema = z.object({
  status: z.enum(pageStatuses).optional().catch(undefined),
  query: z.string().trim().max(200).catch(""),
  /** The code of a further language of the site. */
  language: z.custom<Language>(isLanguage).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
type StatusSearch = z.output<typeof statusSearchSchema>;

export function readStatusSearch(parameters: URLSearchParams): StatusSearch {
  return statusSearchSchema.parse({
    status: parameters.get("status") ?? undefined,
    query: parameters.get("q") ?? "",
    language: parameters.get("language") ?? undefined,
    page: parameters.get("page") ?? 1,
  });
}

/** The address of a list with a search, by default its first page. */
export function searchPath(
  list: string,
  { status, query, language, page = 1 }: Partial<StatusSearch>,
): string {
  const parameters = new URLSearchParams();
  if (language) parameters.set("language", language);
  if (status) parameters.set("status", status);
  if (query) parameters.set("q", query);
  if (page > 1) parameters.set("page", String(page));
  return withQuery(list, parameters);
}

export function isSearching({ status, query }: StatusSearch): boolean {
  return status !== undefined || query !== "";
}

/** The number of items in each state. */
export function countStatuses(items: { statuses: PageStatus[] }[]): Record<PageStatus, number> {
  const counts = pageStatuses.map((status) => [
    status,
    items.filter(({ statuses }) => statuses.includes(status)).length,
  ]);
  return Object.fromEntries(counts) as Record<PageStatus, number>;
}
