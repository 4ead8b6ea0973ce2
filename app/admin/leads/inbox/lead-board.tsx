import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { linkClasses } from "#app/admin/classes.ts";
import { type LeadSearch, leadsPath } from "#app/admin/leads/lead-search.ts";
import { LeadShortcuts } from "#app/admin/leads/lead-shortcuts.tsx";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import type { LeadCounts, LeadSummary } from "#app/domain/leads/lead-list.server.ts";
import type { Money } from "#app/domain/leads/money.ts";
import type { LeadStatus } from "#db/schema/leads.ts";
import { BoardCard } from "./board-card.tsx";
import { ChangeOutcome, useLeadChanges } from "./use-lead-changes.tsx";

interface LeadBoardProps {
  leads: LeadSummary[];
  counts: LeadCounts;
  search: LeadSearch;
  mayUpdate: boolean;
  money: Money;
  now: Date;
}

/** The leads by status. Cards move by drag and drop, by their menu, or by the keys 1 to 7. */
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

interface BoardColumnProps {
  status: LeadStatus;
  title: string;
  /** The leads in this status, including those not on the board. */
  count: number;
  /** The leads on the board. */
  shown: number;
  search: LeadSearch;
  /** Called with the lead that was dropped here. */
  onDrop?: (leadId: string) => void;
  children: ReactNode;
}

/** One status of the board, with its newest leads and a link to the others. */
function BoardColumn({ status, title, count, shown, search, onDrop, children }: BoardColumnProps) {
  const titleId = useId();
  const { column, isOver } = useDropTarget(status, onDrop);
  return (
    <section
      ref={column}
      aria-labelledby={titleId}
      className={`flex min-h-[50vh] min-w-0 snap-start flex-col gap-2 border-t-2 px-1.5 pt-2 pb-4 ${isOver ? "border-signal bg-sand" : "border-ink"}`}
    >
      <h2
        id={titleId}
        className="flex items-baseline justify-between gap-2 px-1 text-[0.8125rem] font-semibold"
      >
        {title} <span className="mono font-normal text-muted">{count}</span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">{children}</ul>
      {count === 0 && shown === 0 ? (
        <p className="px-1 text-[0.75rem] text-muted">{messages.noLeadsHere}</p>
      ) : null}
      {count > shown ? (
        <Link
          to={leadsPath(search, { view: "list", status })}
          className={`self-start px-1 text-[0.75rem] text-muted ${linkClasses}`}
        >
          {messages.moreInTheList(count - shown)}
        </Link>
      ) : null}
    </section>
  );
}

function useDropTarget(status: LeadStatus, onDrop?: (leadId: string) => void) {
  const column = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const isOpen = onDrop !== undefined;

  useEffect(() => {
    const element = column.current;
    if (!element || !isOpen) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.leadId === "string" && source.data.status !== status,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false);
        drop.current?.(String(source.data.leadId));
      },
    });
  }, [status, isOpen]);

  return { column, isOver };
}
