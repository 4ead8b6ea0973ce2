import { useRef } from "react";
import type { LeadSearch } from "#app/admin/leads/lead-search.ts";
import { LeadShortcuts } from "#app/admin/leads/lead-shortcuts.tsx";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import type { LeadCounts, LeadSummary } from "#app/domain/leads/lead-list.server.ts";
import type { Money } from "#app/domain/leads/money.ts";
import { BoardCard } from "./board-card.tsx";
import { BoardColumn } from "./board-column.tsx";
import { ChangeOutcome } from "./change-outcome.tsx";
import { useLeadChanges } from "./use-lead-changes.ts";

interface LeadBoardProps {
  leads: LeadSummary[];
  counts: LeadCounts;
  search: LeadSearch;
  mayUpdate: boolean;
  money: Money;
  now: Date;
}

/** The leads by status. A card is dragged, moved by its own menu, or by the keys 1 to 7. */
export function LeadBoard({ leads, counts, search, mayUpdate, ...shared }: LeadBoardProps) {
  const changes = useLeadChanges();
  const board = useRef<HTMLDivElement>(null);
  const placed = leads.map((lead) => ({ ...lead, status: changes.movingTo.get(lead.id) ?? lead.status }));

  return (
    <>
      <LeadShortcuts container={board} onChange={mayUpdate ? changes.change : undefined} />
      {mayUpdate ? <ChangeOutcome answer={changes.answer} changes={changes} /> : null}
      <div
        ref={board}
        className="relative -mx-4 grid snap-x snap-proximity scroll-px-4 auto-cols-[minmax(236px,1fr)] lg:auto-cols-[minmax(184px,1fr)] grid-flow-col gap-px overflow-x-auto px-4 pb-3 md:-mx-6 md:scroll-px-6 md:px-6 xl:auto-cols-[minmax(0,1fr)]"
      >
        {leadStatusOrder.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            title={leadStatusLabels[status]}
            count={counts[status]}
            shown={placed.filter((lead) => lead.status === status).length}
            search={search}
            onDrop={mayUpdate ? (leadId) => changes.change([leadId], { status }) : undefined}
          >
            {placed
              .filter((lead) => lead.status === status)
              .map((lead) => (
                <BoardCard key={lead.id} lead={lead} changes={mayUpdate ? changes : undefined} {...shared} />
              ))}
          </BoardColumn>
        ))}
      </div>
    </>
  );
}
