import { FilterLink } from "#app/admin/filter-link.tsx";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import { SearchBox } from "#app/admin/search-box.tsx";
import { paths } from "#app/http/paths.ts";
import type { LeadStatus } from "#db/schema/leads.ts";
import { type LeadSearch, leadsPath } from "./lead-search.ts";

interface LeadFiltersProps {
  counts: Record<LeadStatus, number>;
  search: LeadSearch;
}

/** The statuses with how many leads each has, and the search. */
export function LeadFilters({ counts, search }: LeadFiltersProps) {
  const statuses = Object.keys(leadStatusLabels) as LeadStatus[];
  const all = statuses.reduce((sum, status) => (status === "spam" ? sum : sum + counts[status]), 0);
  return (
    <div className="flex flex-col-reverse gap-4 border-b border-line pb-4 xl:flex-row xl:items-center xl:justify-between">
      <nav aria-label="Status" className="flex flex-wrap gap-x-1 gap-y-1">
        <FilterLink to={leadsPath(search, { status: undefined })} isCurrent={!search.status} count={all}>
          All
        </FilterLink>
        {statuses.map((status) => (
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
      <SearchBox
        action={paths.admin.leads()}
        query={search.query}
        label="Search leads"
        placeholder="Name, e-mail, phone or text"
      >
        {search.status ? <input type="hidden" name="status" value={search.status} /> : null}
      </SearchBox>
    </div>
  );
}
