import { FilterLink } from "#app/admin/filter-link.tsx";
import { type LeadSearch, leadParameters, leadsPath } from "#app/admin/leads/lead-search.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import { SearchBox } from "#app/admin/search-box.tsx";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import type { LeadCounts } from "#app/domain/leads/lead-list.server.ts";
import { paths } from "#app/http/paths.ts";
import { NarrowForm } from "./narrow-form.tsx";

interface LeadFiltersProps {
  counts: LeadCounts;
  search: LeadSearch;
  owners: { id: string; name: string }[];
  sources: string[];
}

/** The statuses with how many leads each has, the search, and what else narrows the list down. */
export function LeadFilters({ counts, search, owners, sources }: LeadFiltersProps) {
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
          <p className="text-muted tabular-nums">{all === 1 ? "1 lead" : `${all} leads`}, spam not counted</p>
        )}
        <SearchBox
          action={paths.admin.leads()}
          query={search.query}
          label="Search leads"
          placeholder="Name, email, phone or text"
        >
          <Kept search={{ ...search, query: "", page: 1 }} />
        </SearchBox>
      </div>
      <NarrowForm search={search} owners={owners} sources={sources}>
        <Kept search={{ view: search.view, status: search.status, query: search.query }} />
      </NarrowForm>
    </div>
  );
}

/** What a form of the address does not ask for itself and must not forget. */
function Kept({ search }: { search: Partial<LeadSearch> }) {
  return [...leadParameters(search)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
