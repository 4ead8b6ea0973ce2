import { Link } from "@remix-run/react";
import { focusRing } from "#app/admin/classes.ts";
import { type LeadSearch, leadsPath } from "#app/admin/leads/lead-search.ts";

/** The same leads as a list or as a board. */
export function ViewSwitch({ search }: { search: LeadSearch }) {
  return (
    <nav aria-label="View" className="flex">
      {(["list", "board"] as const).map((view) => (
        <Link
          key={view}
          to={leadsPath(search, { view })}
          aria-current={search.view === view ? "page" : undefined}
          className={`-ml-px inline-flex min-h-8 items-center border border-line px-3 text-[13px]/[1.4] capitalize first:rounded-l-[2px] last:rounded-r-[2px] focus-visible:z-1 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper ${focusRing}`}
        >
          {view}
        </Link>
      ))}
    </nav>
  );
}
