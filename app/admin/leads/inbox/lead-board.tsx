import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useId, useRef } from "react";
import { focusRing, linkClasses } from "#app/admin/classes.ts";
import { useDrag } from "#app/admin/dragging/use-drag.tsx";
import { firstLine, isLate, LeadClock, leadStatusLabels } from "#app/admin/leads/lead-marks.tsx";
import { type LeadSearch, leadsPath } from "#app/admin/leads/lead-search.tsx";
import { LeadShortcuts, leadAttribute } from "#app/admin/leads/lead-shortcuts.tsx";
import { age, useNow } from "#app/admin/moment.tsx";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import { leadStatusOrder, leadStatusSchema } from "#app/domain/leads/lead.ts";
import type { LeadCounts, LeadSummary } from "#app/domain/leads/lead-list.server.ts";
import { amount, type Money } from "#app/domain/leads/money.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { paths } from "#app/paths/paths.ts";
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
export function LeadBoard({ leads, counts, search, mayUpdate, money, now: answeredAt }: LeadBoardProps) {
  const now = useNow(answeredAt);
  const changes = useLeadChanges();
  const board = useRef<HTMLDivElement>(null);
  const placed = leads.map((lead) => ({ ...lead, status: changes.movingTo.get(lead.id) ?? lead.status }));

  function moveLead(id: string, column: string) {
    const status = leadStatusSchema.parse(column);
    if (placed.some((lead) => lead.id === id && lead.status !== status)) changes.change([id], { status });
  }
  useDrag(board, ({ dragOnBoard }) => dragOnBoard, moveLead, mayUpdate);

  return (
    <>
      <LeadShortcuts container={board} onChange={mayUpdate ? changes.change : undefined} />
      {mayUpdate ? <ChangeOutcome answer={changes.answer} changes={changes} /> : null}
      <div
        ref={board}
        className="relative -mx-4 grid snap-x snap-proximity scroll-px-4 auto-cols-[minmax(236px,1fr)] lg:auto-cols-[minmax(184px,1fr)] grid-flow-col gap-px overflow-x-auto px-4 pb-3 md:-mx-6 md:scroll-px-6 md:px-6 xl:auto-cols-[minmax(0,1fr)] xl:overflow-x-visible"
      >
        {leadStatusOrder.map((status) => {
          const cards = placed.filter((lead) => lead.status === status);
          return (
            <BoardColumn
              key={status}
              status={status}
              count={counts[status]}
              shown={cards.length}
              search={search}
            >
              {cards.map((lead) => (
                <BoardCard
                  key={lead.id}
                  lead={lead}
                  changes={mayUpdate ? changes : undefined}
                  money={money}
                  now={now}
                />
              ))}
            </BoardColumn>
          );
        })}
      </div>
    </>
  );
}

interface BoardColumnProps {
  status: LeadStatus;
  /** The leads in this status, including those not on the board. */
  count: number;
  /** The leads on the board. */
  shown: number;
  search: LeadSearch;
  children: ReactNode;
}

/** One status of the board, with its newest leads and a link to the others. */
function BoardColumn({ status, count, shown, search, children }: BoardColumnProps) {
  const titleId = useId();
  const format = useCountFormat();
  return (
    <section
      data-column={status}
      aria-labelledby={titleId}
      className="flex min-h-[50vh] min-w-0 snap-start flex-col gap-2 border-t-2 border-ink bg-paper px-1.5 pb-4 data-drop:border-signal data-drop:bg-sand has-data-drop:border-signal has-data-drop:bg-sand"
    >
      <h2
        id={titleId}
        className="flex items-baseline justify-between gap-2 bg-inherit px-1 pt-2 text-[0.8125rem] font-semibold xl:sticky xl:top-12 xl:z-2 xl:-mb-2 xl:pb-2"
      >
        {leadStatusLabels[status]} <span className="mono font-normal text-muted">{format(count)}</span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">{children}</ul>
      {count === 0 && shown === 0 ? <p className="px-1 text-[0.75rem] text-muted">No leads here</p> : null}
      {count > shown ? (
        <Link
          to={leadsPath(search, { view: "list", status })}
          className={`self-start px-1 text-[0.75rem] text-muted ${linkClasses}`}
        >
          {format(count - shown)} more in the list
        </Link>
      ) : null}
    </section>
  );
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
  const { search } = useLocation();
  const late = isLate(lead.replyDueAt, now) ? "border-l-bad" : "";
  return (
    <li
      {...{ [leadAttribute]: lead.id }}
      data-card={changes ? lead.id : undefined}
      className={`relative rounded-[2px] border border-l-2 border-line bg-card p-2.5 focus-within:border-ink hover:border-ink ${late} ${changes?.movingTo.has(lead.id) ? "opacity-60" : ""}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to={paths.admin.lead(lead.id) + search}
          data-lead-link=""
          draggable={false}
          className={`line-clamp-2 flex-1 font-semibold wrap-anywhere after:absolute after:inset-0 ${focusRing} focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:outline-signal-text`}
        >
          {lead.name}
        </Link>
        {changes ? <MoveMenu lead={lead} changes={changes} /> : null}
      </div>
      <p className="mt-0.5 line-clamp-2 text-[0.78125rem] wrap-anywhere text-muted">
        {firstLine(lead.description)}
      </p>
      <div className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-[0.75rem] tabular-nums">
        {lead.value === null ? null : <span className="font-semibold">{amount(lead.value, money)}</span>}
        <span className="max-w-full truncate text-muted">{lead.ownerName ?? "Unassigned"}</span>
        <LeadClock replyDueAt={lead.replyDueAt} now={now} />
        <span className="ml-auto text-muted">{age(lead.createdAt, now)}</span>
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
    <details name="move" className="relative z-[1] text-[0.75rem] open:basis-full">
      <summary className={`w-fit min-h-6 cursor-pointer py-1 text-muted hover:text-ink ${focusRing}`}>
        Move
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
