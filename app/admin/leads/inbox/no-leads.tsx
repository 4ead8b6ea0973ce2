import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { EmptyState } from "#app/admin/empty-state.tsx";
import { isFiltered, type LeadSearch } from "#app/admin/leads/lead-search.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import { paths } from "#app/http/paths.ts";

/** Why the list is empty: nothing found, nothing in this status, or nothing sent yet. */
export function NoLeads({ search }: { search: LeadSearch }) {
  if (isFiltered(search)) {
    return (
      <EmptyState title={search.query ? `Nothing found for “${search.query}”` : "Nothing found"}>
        <p>
          The search looks through names, email addresses, phone numbers and descriptions, within the status
          and the filters above. <AllLeads>Show all leads</AllLeads>
        </p>
      </EmptyState>
    );
  }
  if (search.status || search.page > 1) {
    const where = search.status ? `marked “${leadStatusLabels[search.status]}”` : "on this page";
    return (
      <EmptyState title={`No leads ${where}`}>
        <p>
          <AllLeads>Show all leads</AllLeads>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No leads yet">
      <p>
        An enquiry sent through “Let’s Talk” is here the moment it is sent, with its files, and the
        notification goes out by mail.{" "}
        <a href={paths.letsTalk()} className={linkClasses}>
          Open the form
        </a>{" "}
        to see what visitors see.
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
