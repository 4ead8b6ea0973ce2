import { z } from "zod";
import { ButtonLink } from "#app/admin/button.tsx";
import { FilterForm, FilterLink, FilterSelect, HiddenParameters, SearchBox } from "#app/admin/lists.tsx";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import { searchableDays } from "#app/domain/days/day.ts";
import { type LeadFilter, leadFilterSchema, leadStatusOrder } from "#app/domain/leads/lead.ts";
import type { LeadCounts } from "#app/domain/leads/lead-list.server.ts";
import { paths, withQuery } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { leadStatusLabels } from "./lead-marks.tsx";
import { messages } from "./messages.ts";

/** The query parameters of a list of leads: the filters and the view. */
const leadSearchSchema = leadFilterSchema.extend({
  view: z.enum(["list", "board"]).catch("list"),
  /** One-based. */
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type LeadSearch = z.output<typeof leadSearchSchema>;

const searchKeys = ["view", ...leadFilterSchema.keyof().options, "page"] as const;

/** The name of the query parameter. */
const parameterOf = (key: keyof LeadSearch) => (key === "query" ? "q" : key);

/** The filter parameters, as the controls of the inbox name them. */
export const filterParameters = leadFilterSchema.keyof().options.map(parameterOf);

export function readLeadSearch(parameters: URLSearchParams): LeadSearch {
  const given = searchKeys.map((key) => [key, parameters.get(parameterOf(key)) || undefined]);
  return leadSearchSchema.parse(Object.fromEntries(given));
}

/** The query parameters of a search, without empty ones. */
export function leadParameters(search: Partial<LeadSearch>): URLSearchParams {
  const { view, page } = search;
  const said = { ...search, view: view === "list" ? undefined : view, page: page === 1 ? undefined : page };
  const parameters = new URLSearchParams();
  for (const key of searchKeys) if (said[key]) parameters.set(parameterOf(key), String(said[key]));
  return parameters;
}

/** The list's address with some parameters changed. Any change except the page resets to page 1. */
export function leadsPath(search: LeadSearch, changes: Partial<LeadSearch> = {}): string {
  return withQuery(paths.admin.leads(), leadParameters({ ...search, page: 1, ...changes }));
}

export function leadsExportPath(search: LeadSearch): string {
  return withQuery(paths.admin.leadsExport(), leadParameters({ ...search, view: "list", page: 1 }));
}

/** Whether the list has a filter besides status and page. */
export function isFiltered({ view: _, status: __, page: ___, ...filters }: LeadSearch): boolean {
  return Object.values(filters).some(Boolean);
}

/** The domain's filter; `me` is the id of the signed-in account. */
export function leadFilterOf({ view: _, page: __, ...filter }: LeadSearch, me: string): LeadFilter {
  return { ...filter, owner: filter.owner === "me" ? me : filter.owner };
}

interface LeadFiltersProps {
  counts: LeadCounts;
  search: LeadSearch;
  owners: { id: string; name: string }[];
  sources: string[];
}

/** The statuses with their number of leads, the search, and other filters. */
export function LeadFilters({ counts, search, owners, sources }: LeadFiltersProps) {
  const format = useCountFormat();
  const all = leadStatusOrder.reduce((sum, status) => (status === "spam" ? sum : sum + counts[status]), 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line pb-3">
      <div className="flex flex-col-reverse gap-3 xl:flex-row xl:items-center xl:justify-between">
        {search.view === "list" ? (
          <nav aria-label="Status" className="flex flex-wrap gap-1 whitespace-nowrap">
            <FilterLink to={leadsPath(search, { status: undefined })} isCurrent={!search.status} count={all}>
              All
            </FilterLink>
            {leadStatusOrder.map((status) => (
              <FilterLink
                key={status}
                to={leadsPath(search, { status })}
                isCurrent={search.status === status}
                count={counts[status]}
              >
                {leadStatusLabels[status]}
              </FilterLink>
            ))}
          </nav>
        ) : (
          <p className="text-muted tabular-nums">{messages.leadCount(format(all))}, spam not counted</p>
        )}
        <SearchBox
          action={paths.admin.leads()}
          query={search.query}
          label="Search leads"
          placeholder="Name, email, phone or text"
        >
          <HiddenParameters parameters={leadParameters({ ...search, query: "", page: 1 })} />
        </SearchBox>
      </div>
      <NarrowForm search={search} owners={owners} sources={sources} />
    </div>
  );
}

const dateClasses = controlClasses("compact", "w-auto! max-w-44 shrink-0");

/** Filters the list by owner, source, deadlines, limit, delivery and day. */
function NarrowForm({ search, owners, sources }: Omit<LeadFiltersProps, "counts">) {
  const { view, status, query } = search;
  const people = owners.map(({ id, name }) => [id, name] as const);
  return (
    <FilterForm action={paths.admin.leads()} preserved={leadParameters({ view, status, query })}>
      <FilterSelect
        name="owner"
        label="Owner"
        value={search.owner}
        any="Any owner"
        options={[["me", "Mine"], ["nobody", "Unassigned"], ...people]}
      />
      <FilterSelect
        name="source"
        label="Source"
        value={search.source}
        any="Any source"
        options={sources.map((source) => [source, source])}
      />
      <FilterSelect
        name="due"
        label="Due"
        value={search.due}
        any="Any due date"
        options={[
          ["reply", "Reply overdue"],
          ["step", "Next step due"],
        ]}
      />
      <FilterSelect
        name="limit"
        label="Enquiry limit"
        value={search.limit}
        any="Within or above limit"
        options={[["above", "Above limit"]]}
      />
      <FilterSelect
        name="delivery"
        label="Delivery"
        value={search.delivery}
        any="Any delivery"
        options={[["failed", "Delivery failed"]]}
      />
      <span className="flex items-center gap-2">
        <input
          type="date"
          name="from"
          {...searchableDays}
          aria-label="Received from"
          defaultValue={search.from}
          className={dateClasses}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <input
          type="date"
          name="to"
          {...searchableDays}
          aria-label="Received until"
          defaultValue={search.to}
          className={dateClasses}
        />
      </span>
      {isFiltered(search) ? (
        <ButtonLink to={leadsPath({ ...nothing, view, status })} look="quiet">
          Clear
        </ButtonLink>
      ) : null}
    </FilterForm>
  );
}

const nothing: LeadSearch = { view: "list", query: "", source: "", page: 1 };
