import { useId } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { ListTable } from "#app/admin/lists.tsx";
import type { LeadCharts } from "#app/domain/leads/lead-charts.server.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";

type Weeks = LeadCharts["weeks"];

/** One column per week with the won leads at its base; a table below has the same numbers. */
export function WeekColumns({ weeks }: { weeks: Weeks }) {
  const titleId = useId();
  const step = stepFor(Math.max(...weeks.map(({ leads }) => leads)));
  const top = Math.max(step, Math.ceil(Math.max(...weeks.map(({ leads }) => leads)) / step) * step);
  const lines = Array.from({ length: top / step + 1 }, (_, line) => line * step);
  return (
    <figure>
      <figcaption className="mb-3 flex gap-4 text-[0.75rem] text-muted">
        <Key className="bg-muted opacity-55">all leads</Key>
        <Key className="bg-good">won</Key>
      </figcaption>
      <div className="relative ml-8">
        {lines.map((line) => (
          <span
            key={line}
            aria-hidden="true"
            className="mono absolute right-full mr-2 translate-y-1/2 text-muted"
            style={{ bottom: `${(100 * line) / top}%` }}
          >
            {line}
          </span>
        ))}
        <svg
          role="img"
          aria-labelledby={titleId}
          viewBox={`0 0 ${weeks.length} ${top}`}
          preserveAspectRatio="none"
          width="100%"
          height="200"
          className="block"
        >
          <title id={titleId}>{inWords(weeks)}</title>
          {lines.map((line) => (
            <line
              key={line}
              x1="0"
              x2={weeks.length}
              y1={top - line}
              y2={top - line}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {weeks.map(({ week, leads, won }, position) => (
            <g key={week}>
              <rect
                x={position + 0.15}
                width="0.7"
                y={top - leads}
                height={leads}
                className="fill-muted opacity-55"
              />
              <rect x={position + 0.15} width="0.7" y={top - won} height={won} className="fill-good" />
            </g>
          ))}
        </svg>
      </div>
      <Months weeks={weeks} />
      <details className="mt-3">
        <summary className={`w-fit cursor-pointer text-[0.75rem] text-muted hover:text-ink ${focusRing}`}>
          As a table
        </summary>
        <WeekTable weeks={weeks} />
      </details>
    </figure>
  );
}

/** Month labels below the first week of each month, where space permits. */
function Months({ weeks }: { weeks: Weeks }) {
  const labels = monthLabels(weeks.map(({ week }) => week));
  return (
    <div aria-hidden="true" className="relative ml-8 h-5">
      {labels.map(({ month, position }, label) => (
        <span
          key={month}
          className={`mono absolute top-1 text-muted ${label % 2 === 1 && labels.length > MAX_LABELS_ON_PHONE ? "max-sm:hidden" : ""}`}
          style={{ left: `${(100 * position) / weeks.length}%` }}
        >
          {new Date(month).toLocaleDateString("en-GB", { month: "short", timeZone: "UTC" })}
        </span>
      ))}
    </div>
  );
}

function WeekTable({ weeks }: { weeks: Weeks }) {
  return (
    <ListTable
      className="mt-2 w-full max-w-[420px]"
      columns={[
        ["Week from", "py-1"],
        ["Leads", "text-right"],
        ["Won", "text-right"],
      ]}
    >
      {weeks.toReversed().map(({ week, leads, won }) => (
        <tr key={week} className="border-b border-line">
          <th scope="row" className="py-1 font-normal">
            <CalendarDate date={new Date(week)} />
          </th>
          <td className="text-right tabular-nums">{leads}</td>
          <td className="text-right tabular-nums">{won}</td>
        </tr>
      ))}
    </ListTable>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 ${className}`} />
      {children}
    </span>
  );
}

/** The step between grid lines: 1, 2 or 5 times a power of ten, at most four lines. */
function stepFor(max: number): number {
  const raw = Math.max(max / 4, 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= raw) ?? raw;
}

/** A summary for screen readers. */
function inWords(weeks: Weeks): string {
  const counts = weeks.map(({ leads }) => leads);
  return `Between ${Math.min(...counts)} and ${Math.max(...counts)} leads a week over ${weeks.length} weeks`;
}

/** Width of a label plus its gap, in pixels. */
const labelWidth = 32;

/** A phone shows at most this many labels; above that, every other one. */
const MAX_LABELS_ON_PHONE = 6;

/** Minimum width in pixels at which the chart shows every label, on a phone and on larger screens. */
const narrowest = { phone: 290, wide: 480 };

interface MonthLabel {
  /** `2026-11`. */
  month: string;
  /** The zero-based index of the month's first week. */
  position: number;
}

/**
 * The month labels below a chart's weeks (Mondays, `2026-11-16`), each at the month's first week. A range that
 * starts in the last weeks of a month omits that month, because its label would overlap the next one.
 */
export function monthLabels(weeks: string[]): MonthLabel[] {
  const labels = weeks
    .map((week, position) => ({ month: week.slice(0, 7), position }))
    .filter(({ month, position }) => month !== weeks[position - 1]?.slice(0, 7));
  const next = labels[1]?.position ?? weeks.length;
  const chart = labels.length > MAX_LABELS_ON_PHONE ? narrowest.wide : narrowest.phone;
  return (next / weeks.length) * chart < labelWidth ? labels.slice(1) : labels;
}
