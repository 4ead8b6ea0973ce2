import { Link } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { type LeadSearch, leadsPath } from "#app/admin/leads/lead-search.ts";
import { leadsPerPage } from "#app/domain/leads/lead.ts";

interface PaginationProps {
  search: LeadSearch;
  /** Leads on this page. */
  shown: number;
  /** Leads on all pages. */
  total: number;
}

/** Where in the list one is, once it is longer than a page. */
export function Pagination({ search, shown, total }: PaginationProps) {
  if (total <= leadsPerPage || shown === 0) return null;
  const before = (search.page - 1) * leadsPerPage;
  return (
    <nav aria-label="Pages of the list" className="flex items-center justify-between gap-4 pt-4">
      <span className="text-muted tabular-nums">
        {before + 1}–{before + shown} of {total}
      </span>
      <span className="flex gap-2">
        {search.page > 1 ? (
          <Link to={leadsPath(search, { page: search.page - 1 })} rel="prev" className={buttonClasses.plain}>
            Newer
          </Link>
        ) : null}
        {before + shown < total ? (
          <Link to={leadsPath(search, { page: search.page + 1 })} rel="next" className={buttonClasses.plain}>
            Older
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
