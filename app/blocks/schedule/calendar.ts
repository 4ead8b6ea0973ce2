interface Step {
  from: number;
  to: number;
}

/** The days of a step in one week, in a grid: the weekday from 1, and a row. */
interface Part {
  week: number;
  column: number;
  days: number;
  row: number;
}

/** A text has another row on narrow screens, where each takes the whole width. */
type Text = Part & { narrowRow: number };

/** Each week of a step has a bar; the text is below the longest. */
export interface CalendarStep {
  bars: Part[];
  text: Text;
}

export interface Calendar {
  /** The first row of each week. */
  weeks: number[];
  /** The weekday, and the rows of the week. */
  days: { column: number; row: number; rows: number }[];
  steps: CalendarStep[];
}

const WORKING_DAYS = 5;
/** Above the first week: the choice of all days, and the names of weekdays. */
const ROWS_ABOVE = 2;

/**
 * Working days from a Monday. Each week has a row of numbers, rows of bars and rows of texts; steps on the same days are
 * below each other.
 */
export function calendarOf(steps: Step[], length: number): Calendar {
  const weeks: number[] = [];
  const days: Calendar["days"] = [];
  const placed = steps.map((step) => {
    const bars = barsOf(step, length);
    const [longest] = bars.toSorted((one, other) => other.days - one.days);
    return { bars, text: { ...(longest ?? { week: 0, column: 1, days: 1, row: 0 }), narrowRow: 0 } };
  });
  const bars = placed.flatMap((step) => step.bars);
  const texts = placed.map(({ text }) => text);

  let row = ROWS_ABOVE + 1;
  for (let week = 0; week * WORKING_DAYS < length; week += 1) {
    const barRows = stack(
      bars.filter((bar) => bar.week === week),
      row + 1,
    );
    const ofWeek = texts.filter((text) => text.week === week);
    const firstText = row + 1 + barRows;
    stack(ofWeek, firstText);
    for (const [position, text] of ofWeek.entries()) text.narrowRow = firstText + position;
    const rows = 1 + barRows + ofWeek.length;
    const inWeek = Math.min(WORKING_DAYS, length - week * WORKING_DAYS);
    const first = row;
    weeks.push(first);
    days.push(...Array.from({ length: inWeek }, (_, day) => ({ column: day + 1, row: first, rows })));
    row += rows;
  }
  return { weeks, days, steps: placed };
}

function barsOf({ from, to }: Step, length: number): Part[] {
  const first = Math.min(from, length) - 1;
  const last = Math.min(Math.max(from, to), length) - 1;
  const weeks = Array.from({ length: Math.floor(last / WORKING_DAYS) + 1 }, (_, week) => week);
  return weeks.slice(Math.floor(first / WORKING_DAYS)).map((week) => {
    const begin = Math.max(first - week * WORKING_DAYS, 0);
    const end = Math.min(last - week * WORKING_DAYS, WORKING_DAYS - 1);
    return { week, column: begin + 1, days: end - begin + 1, row: 0 };
  });
}

/** Gives each part the first row in which its days are free, and returns the number of rows. */
function stack(parts: Part[], firstRow: number): number {
  const ends: number[] = [];
  for (const part of parts.toSorted((one, other) => one.column - other.column)) {
    const free = ends.findIndex((end) => end <= part.column);
    const at = free < 0 ? ends.length : free;
    ends[at] = part.column + part.days;
    part.row = firstRow + at;
  }
  return ends.length;
}
