import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { focusRing, linkClasses } from "#app/admin/classes.ts";
import { firstLine, isLate, LeadClock, leadStatusLabels } from "#app/admin/leads/lead-marks.tsx";
import { type LeadSearch, leadsPath } from "#app/admin/leads/lead-search.tsx";
import { LeadShortcuts, leadAttribute } from "#app/admin/leads/lead-shortcuts.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { age } from "#app/admin/moment.tsx";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import type { LeadCounts, LeadSummary } from "#app/domain/leads/lead-list.server.ts";
import { amount, type Money } from "#app/domain/leads/money.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { paths } from "#app/http/paths.ts";
import type { LeadStatus } from "#db/schema/leads.ts";
import { ChangeOutcome, useLeadChanges } from "./change-bar.tsx";

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

interface BoardCardProps {
  lead: LeadSummary;
  /** Changes the status; without it the card is read-only. */
  changes?: ReturnType<typeof useLeadChanges>;
  money: Money;
  now: Date;
}

/** A lead as a card on the board. */
function BoardCard({ lead, changes, money, now }: BoardCardProps) {
  const card = useDraggable(lead, changes !== undefined);
  const late = isLate(lead.replyDueAt, now) ? "border-l-bad" : "";
  return (
    <li
      ref={card}
      {...{ [leadAttribute]: lead.id }}
      className={`relative rounded-[2px] border border-l-2 border-line bg-card p-2.5 focus-within:border-ink hover:border-ink ${late} ${changes?.movingTo.has(lead.id) ? "opacity-60" : ""}`}
    >
      <div className="flex items-baseline justify-between gap-2">
        <Link
          to={paths.admin.lead(lead.id)}
          data-lead-link=""
          draggable={false}
          className={`truncate font-semibold after:absolute after:inset-0 ${focusRing} focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:outline-signal-text`}
        >
          {lead.name}
        </Link>
        <span className="shrink-0 text-[0.75rem] text-muted tabular-nums">{age(lead.createdAt, now)}</span>
      </div>
      <p className="mt-0.5 line-clamp-2 text-[0.78125rem] wrap-anywhere text-muted">
        {firstLine(lead.description)}
      </p>
      <div className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-[0.75rem] tabular-nums">
        {lead.value === null ? null : <span className="font-semibold">{amount(lead.value, money)}</span>}
        <span className="max-w-full truncate text-muted">{lead.ownerName ?? messages.unassigned}</span>
        <LeadClock replyDueAt={lead.replyDueAt} now={now} />
        {changes ? <MoveMenu lead={lead} changes={changes} /> : null}
      </div>
    </li>
  );
}

/** The other statuses as a menu in the card: the alternative to drag and drop. */
function MoveMenu({
  lead,
  changes: { Form, isSending },
}: Required<Pick<BoardCardProps, "lead" | "changes">>) {
  return (
    <details name="move" className="relative z-[1] ml-auto open:basis-full">
      <summary className={`w-fit min-h-6 cursor-pointer py-1 text-muted hover:text-ink ${focusRing}`}>
        {messages.move}
        <span className="sr-only"> {lead.name}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-1 grid border-t border-line">
        <input type="hidden" name="leadId" value={lead.id} />
        {leadStatusOrder
          .filter((status) => status !== lead.status)
          .map((status) => (
            <button
              key={status}
              type="submit"
              name="status"
              value={status}
              {...pressedOnce(isSending)}
              className={`cursor-pointer py-1 text-left hover:bg-sand ${focusRing}`}
            >
              {leadStatusLabels[status]}
            </button>
          ))}
      </Form>
    </details>
  );
}

function useDraggable({ id, status }: LeadSummary, mayMove: boolean) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element || !mayMove) return;
    return draggable({ element, getInitialData: () => ({ leadId: id, status }) });
  }, [id, status, mayMove]);
  return card;
}
