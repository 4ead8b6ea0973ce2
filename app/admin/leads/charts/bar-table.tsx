import { messages } from "#app/admin/leads/messages.ts";

interface BarTableProps {
  /** The column heading of the rows. */
  name: string;
  rows: { name: string; leads: number; won?: number }[];
  /** The total that rows are a share of; by default the longest bar fills the width. */
  shareOf?: number;
}

/** A table with bars for its numbers. */
export function BarTable({ name, rows, shareOf }: BarTableProps) {
  const maxLeads = shareOf ?? Math.max(...rows.map(({ leads }) => leads), 1);
  const hasWon = rows.some(({ won }) => won !== undefined);
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="text-[0.75rem] text-muted">
          <th className="w-2/5 pb-1 font-normal">{name}</th>
          <th className="pb-1 font-normal">
            <span className="sr-only">{messages.chart}</span>
          </th>
          <th className="w-14 pb-1 text-right font-normal">{messages.leadsLabel}</th>
          <th className="w-14 pb-1 text-right font-normal">{hasWon ? messages.won : messages.share}</th>
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
            <td className="text-right tabular-nums">{leads}</td>
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

/** A share in percent: `12 %`. */
export function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}
