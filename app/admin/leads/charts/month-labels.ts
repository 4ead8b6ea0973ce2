/** A label and the distance to the next, in pixels. */
const labelWidth = 32;

/** Names that a narrow screen draws all of; of more it draws every other one. */
export const mostOnPhone = 6;

/** Pixels of the chart where every name is drawn, at the least: on a phone, or else on a screen above one. */
const narrowest = { phone: 290, wide: 480 };

interface MonthLabel {
  /** `2026-11`. */
  month: string;
  /** The place of the month's first week among the weeks, from 0. */
  position: number;
}

/**
 * What is written below the weeks of a chart (their Mondays, `2026-11-16`): each month at its first week. A range that
 * begins in a month's last weeks leaves that month out, whose name would touch the next one's.
 */
export function monthLabels(weeks: string[]): MonthLabel[] {
  const labels = weeks
    .map((week, position) => ({ month: week.slice(0, 7), position }))
    .filter(({ month, position }) => month !== weeks[position - 1]?.slice(0, 7));
  const next = labels[1]?.position ?? weeks.length;
  const chart = labels.length > mostOnPhone ? narrowest.wide : narrowest.phone;
  return (next / weeks.length) * chart < labelWidth ? labels.slice(1) : labels;
}
