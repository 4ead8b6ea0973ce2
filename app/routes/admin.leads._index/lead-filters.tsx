import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/control.ts";
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
        <Filter to={leadsPath(search, { status: undefined })} isCurrent={!search.status} count={all}>
          All
        </Filter>
        {statuses.map((status) => (
          <Filter
            key={status}
            to={leadsPath(search, { status })}
            isCurrent={search.status === status}
            count={counts[status]}
          >
            {leadStatusLabels[status]}
          </Filter>
        ))}
      </nav>
      <Search search={search} />
    </div>
  );
}

interface FilterProps {
  to: string;
  isCurrent: boolean;
  count: number;
  children: string;
}

function Filter({ to, isCurrent, count, children }: FilterProps) {
  const state = isCurrent ? "border-ink bg-ink text-paper" : "border-transparent hover:border-line";
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-[2px] border px-2 text-[13px]/[1.4] ${state} ${focusRing}`}
    >
      {children} <span className={`mono ${isCurrent ? "" : "text-muted"}`}>{count}</span>
    </Link>
  );
}

function Search({ search }: { search: LeadSearch }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => focusOnSlash(() => input.current?.focus()), []);
  return (
    <Form method="get" action={paths.admin.leads()} role="search" className="flex gap-2 xl:w-[380px]">
      {search.status ? <input type="hidden" name="status" value={search.status} /> : null}
      <div className="relative grow">
        <input
          ref={input}
          key={search.query}
          type="search"
          name="q"
          defaultValue={search.query}
          aria-label="Search leads"
          aria-keyshortcuts="/"
          placeholder="Name, e-mail, phone or text"
          className={controlClasses("compact", "peer")}
        />
        <span
          aria-hidden="true"
          className="mono pointer-events-none absolute top-2 right-2 hidden rounded-[2px] border border-line px-1.5 text-muted peer-placeholder-shown:lg:block peer-focus:hidden!"
        >
          /
        </span>
      </div>
      <button type="submit" className={buttonClasses.plain}>
        Search
      </button>
    </Form>
  );
}

/** Calls `focus` when `/` is pressed outside a field. Answers with how to stop that. */
function focusOnSlash(focus: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focus();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
