import { Link } from "@remix-run/react";
import { EmptyState } from "#app/admin/admin-page.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { isFiltered, type LeadSearch } from "#app/admin/leads/lead-search.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { paths } from "#app/http/paths.ts";

/** The empty state: nothing found, nothing in this status, or no leads yet. */
export function NoLeads({ search }: { search: LeadSearch }) {
  if (isFiltered(search)) {
    return (
      <EmptyState title={search.query ? messages.nothingFoundFor(search.query) : messages.nothingFound}>
        <p>
          {messages.theSearchLooksThroughNames} <AllLeads>{messages.showAllLeads}</AllLeads>
        </p>
      </EmptyState>
    );
  }
  if (search.status || search.page > 1) {
    const where = search.status ? `marked “${leadStatusLabels[search.status]}”` : messages.onThisPage;
    return (
      <EmptyState title={messages.noLeads(where)}>
        <p>
          <AllLeads>{messages.showAllLeads}</AllLeads>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.noLeadsYet}>
      <p>
        {messages.enquiriesSentThroughLetsTalk}{" "}
        <a href={paths.letsTalk()} className={linkClasses}>
          {messages.openTheForm}
        </a>{" "}
        {messages.toSeeWhatVisitorsSee}
      </p>
    </EmptyState>
  );
}

function AllLeads({ children }: { children: string }) {
  return (
    <Link to={paths.admin.leads()} className={linkClasses}>
      {children}
    </Link>
  );
}
