import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LeadShortcuts } from "#app/admin/leads/lead-shortcuts.tsx";
import type { LeadSummary } from "#app/domain/leads/lead-list.server.ts";
import type { Money } from "#app/domain/leads/money.ts";
import { ChangeBar } from "./change-bar.tsx";
import { LeadTable } from "./lead-table.tsx";
import { useLeadChanges } from "./use-lead-changes.ts";

interface InboxProps {
  leads: LeadSummary[];
  /** On all pages. */
  total: number;
  owners: { id: string; name: string }[];
  mayUpdate: boolean;
  money: Money;
  today: string;
  now: Date;
  /** Replaces an empty list. */
  emptyState: ReactNode;
}

const changeForm = "selected-leads";

/** The list of leads with bulk actions. A change that empties the list is still reported, with its Undo. */
export function Inbox({ leads, total, owners, mayUpdate, emptyState, ...shared }: InboxProps) {
  const changes = useLeadChanges();
  const list = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<number>();
  const { search } = useLocation();
  const count = () => setTicked(ticksIn(list.current));
  // Rows and their checkboxes change with the page of the list and with changes by others.
  useEffect(() => {
    setTicked(leads.length > 0 ? ticksIn(list.current) : 0);
  }, [leads]);

  return (
    <div ref={list} onChange={count} onReset={() => setTicked(0)}>
      <LeadShortcuts container={list} onChange={mayUpdate ? changes.change : undefined} />
      {mayUpdate && (leads.length > 0 || changes.answer) ? (
        <ChangeBar
          key={search}
          formId={changeForm}
          changes={changes}
          owners={owners}
          ticked={ticked}
          shown={leads.length}
          total={total}
          until={shared.now}
        />
      ) : null}
      {leads.length > 0 ? (
        <LeadTable
          leads={leads}
          changeForm={mayUpdate ? changeForm : undefined}
          ticked={ticked}
          {...shared}
        />
      ) : (
        emptyState
      )}
    </div>
  );
}

function ticksIn(list: HTMLElement | null) {
  return list?.querySelectorAll("input[name=leadId]:checked").length;
}
