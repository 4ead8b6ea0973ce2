import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { firstLine, isLate, LeadClock } from "#app/admin/leads/lead-marks.tsx";
import { leadAttribute } from "#app/admin/leads/lead-shortcuts.tsx";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { age } from "#app/admin/moment.tsx";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import type { LeadSummary } from "#app/domain/leads/lead-list.server.ts";
import { amount, type Money } from "#app/domain/leads/money.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { paths } from "#app/http/paths.ts";
import type { useLeadChanges } from "./use-lead-changes.tsx";

interface BoardCardProps {
  lead: LeadSummary;
  /** Changes the status; without it the card is read-only. */
  changes?: ReturnType<typeof useLeadChanges>;
  money: Money;
  now: Date;
}

/** A lead as a card on the board. */
export function BoardCard({ lead, changes, money, now }: BoardCardProps) {
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
