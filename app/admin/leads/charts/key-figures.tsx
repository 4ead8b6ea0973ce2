import { messages } from "#app/admin/leads/messages.ts";
import { duration } from "#app/admin/leads/timeline.ts";
import type { LeadCharts } from "#app/domain/leads/lead-charts.server.ts";
import { share } from "./bar-table.tsx";

/** The four key figures. */
export function KeyFigures({ charts }: { charts: LeadCharts }) {
  const { total, replied, inTime, medianSeconds, funnel } = charts;
  const won = funnel.at(-1)?.leads ?? 0;
  const figures = [
    {
      name: messages.leadsLabel,
      value: String(total),
      note: messages.aWeek((total / charts.weeks.length).toFixed(1)),
    },
    { name: messages.won, value: share(won, total), note: `${won} of ${total}` },
    {
      name: messages.medianFirstReply,
      value: medianSeconds === null ? "–" : duration(medianSeconds * 1000),
      note: messages.repliedToByMailOr(replied),
    },
    {
      name: messages.withinThe24Hours,
      value: replied === 0 ? "–" : share(inTime, replied),
      note: messages.ofRepliedTo(inTime, replied),
    },
  ];
  return (
    <dl className="mb-8 grid grid-cols-2 border-b border-line sm:grid-cols-4">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="border-line pb-4 not-first:sm:border-l not-first:sm:pl-5">
          <dt className="text-[0.75rem] text-muted">{name}</dt>
          <dd className="text-[1.75rem]/[1.2] font-semibold tracking-[-0.02em] tabular-nums">{value}</dd>
          <dd className="text-[0.75rem] text-muted tabular-nums">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
