import { expect, test } from "vitest";
import { calendarOf } from "./calendar.ts";

const hiring = [
  { from: 1, to: 3 },
  { from: 4, to: 6 },
  { from: 7, to: 10 },
  { from: 11, to: 12 },
];

test("SITE-13: a step that crosses a weekend has a bar in both weeks, and its text below the longer one", () => {
  const { steps } = calendarOf(hiring, 12);
  const bars = steps.map((step) => step.bars.map(({ week, column, days }) => [week, column, days]));
  expect(bars).toEqual([
    [[0, 1, 3]],
    [
      [0, 4, 2],
      [1, 1, 1],
    ],
    [[1, 2, 4]],
    [[2, 1, 2]],
  ]);
  expect(steps[1]?.text).toMatchObject({ week: 0, column: 4, days: 2 });
});

test("SITE-13: the days of a week share its rows, and the weeks follow each other", () => {
  const { days } = calendarOf(hiring, 12);
  expect(days).toHaveLength(12);
  const weeks = [days[0], days[5], days[10]];
  expect(days[4]).toEqual({ ...days[0], column: 5 });
  for (const [at, week] of weeks.slice(1).entries())
    expect(week?.row).toBe((weeks[at]?.row ?? 0) + (weeks[at]?.rows ?? 0));
});

test("SITE-13: no two bars or texts of a calendar cover each other", () => {
  const cases = [hiring, [...hiring, { from: 2, to: 9 }, { from: 2, to: 2 }, { from: 8, to: 8 }]];
  for (const given of cases) {
    const { steps } = calendarOf(given, 12);
    const narrow = steps.map(({ text }) => text.narrowRow);
    expect(new Set(narrow).size).toBe(steps.length);
    const cells = [...steps.flatMap(({ bars }) => bars), ...steps.map(({ text }) => text)].flatMap(
      ({ row, column, days }) => Array.from({ length: days }, (_, day) => `${row}/${column + day}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  }
});

test("SITE-13: a calendar ends with its last day, and steps beyond it stand on it", () => {
  const { days, steps } = calendarOf(
    [
      { from: 3, to: 9 },
      { from: 14, to: 1 },
    ],
    4,
  );
  expect(days).toHaveLength(4);
  expect(steps.map(({ bars }) => bars.map(({ column, days }) => [column, days]))).toEqual([
    [[3, 2]],
    [[4, 1]],
  ]);
});
