import { useEffect, useRef } from "react";
import type { Deal } from "#app/domain/leads/lead.ts";
import { amount, type Money } from "#app/domain/leads/money.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";

interface DealConflictProps {
  theirs: Deal;
  owners: { id: string; name: string }[];
  money: Money;
}

/** What somebody else has saved meanwhile, above the form that still holds what was typed here. */
export function DealConflict({ theirs, owners, money }: DealConflictProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const owner = owners.find(({ id }) => id === theirs.ownerId)?.name ?? "Nobody";
  return (
    <div ref={panel} tabIndex={-1} role="alert" className="mb-4 border border-bad bg-card p-3 outline-hidden">
      <p className="font-semibold text-bad">Not saved: somebody else has saved this meanwhile</p>
      <p className="mt-1 text-muted">
        Yours is still in the form below. Saving again puts it in the place of theirs:
      </p>
      <dl className="mt-2 grid grid-cols-[88px_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-muted">Owner</dt>
        <dd>{owner}</dd>
        <dt className="text-muted">Value</dt>
        <dd>{theirs.value === null ? "–" : amount(theirs.value, money)}</dd>
        <dt className="text-muted">Next step</dt>
        <dd className="wrap-anywhere">{theirs.nextStep ?? "–"}</dd>
        <dt className="text-muted">Remind on</dt>
        <dd>{theirs.nextStepOn ? calendarDate(new Date(theirs.nextStepOn)) : "–"}</dd>
      </dl>
    </div>
  );
}
