import { duration } from "#app/admin/leads/timeline.ts";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import type { LeadCharts } from "#app/domain/leads/lead-charts.server.ts";

/** The four key figures. */
export function KeyFigures({ charts }: { charts: LeadCharts }) {
  const format = useCountFormat();
  const { total, perWeek, replied, inTime, medianSeconds, funnel } = charts;
  const won = funnel.at(-1)?.leads ?? 0;
  const figures = [
    {
      name: "Leads",
      value: format(total),
      note: `${perWeek.toFixed(1)} a week`,
    },
    { name: "Won", value: share(won, total), note: `${format(won)} of ${format(total)}` },
    {
      name: "Median first reply",
      value: medianSeconds === null ? "–" : duration(medianSeconds * 1000),
      note: `${format(replied)} replied to by mail or call`,
    },
    {
      name: "Within the 24 hours",
      value: replied === 0 ? "–" : share(inTime, replied),
      note: `${format(inTime)} of ${format(replied)} replied to`,
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

interface BarTableProps {
  /** The column heading of the rows. */
  name: string;
  rows: { name: string; leads: number; won?: number }[];
  /** The total that rows are a share of; by default the longest bar fills the width. */
  shareOf?: number;
}

/** A table with bars for its numbers. */
export function BarTable({ name, rows, shareOf }: BarTableProps) {
  const format = useCountFormat();
  const maxLeads = shareOf ?? Math.max(...rows.map(({ leads }) => leads), 1);
  const hasWon = rows.some(({ won }) => won !== undefined);
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="text-[0.75rem] text-muted">
          <th className="w-2/5 pb-1 font-normal">{name}</th>
          <th className="pb-1 font-normal">
            <span className="sr-only">Chart</span>
          </th>
          <th className="w-14 pb-1 text-right font-normal">Leads</th>
          <th className="w-14 pb-1 text-right font-normal">{hasWon ? "Won" : "Share"}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, leads, won }) => (
          <tr key={name} className="h-7">
            <th scope="row" className="truncate pr-3 font-normal" title={name}>
              {name}
            </th>
            <td>
              <Bar leads={leads} won={won ?? 0} maxLeads={maxLeads} />
            </td>
            <td className="text-right tabular-nums">{format(leads)}</td>
            <td className="text-right text-muted tabular-nums">
              {share(won ?? leads, won === undefined ? maxLeads : leads)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The won leads first, in their own colour. */
function Bar({ leads, won, maxLeads }: { leads: number; won: number; maxLeads: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${maxLeads} 1`}
      preserveAspectRatio="none"
      width="100%"
      height="12"
      className="block"
    >
      <rect width={leads} height="1" className="fill-muted opacity-55" />
      <rect width={won} height="1" className="fill-good" />
    </svg>
  );
}

/** A share in percent: `12%`. */
function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`;
}
