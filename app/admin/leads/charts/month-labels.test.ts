import { expect, test } from "vitest";
import { monthLabels } from "./week-columns.tsx";

test("DESK-04: a month is labelled below its first week unless the next label leaves no room", () => {
  expect(monthLabels(mondays("2025-11-03", 53)).slice(0, 2)).toEqual([
    { month: "2025-11", position: 0 },
    { month: "2025-12", position: 4 },
  ]);
  expect(monthLabels(mondays("2025-11-17", 53)).slice(0, 2)).toEqual([
    { month: "2025-12", position: 2 },
    { month: "2026-01", position: 7 },
  ]);
});

test("DESK-04: a chart of fewer weeks has room for more month labels", () => {
  expect(monthLabels(mondays("2026-08-31", 14)).map(({ month }) => month)).toEqual([
    "2026-09",
    "2026-10",
    "2026-11",
  ]);
  expect(monthLabels(mondays("2026-08-24", 14)).map(({ month }) => month)).toEqual([
    "2026-08",
    "2026-09",
    "2026-10",
    "2026-11",
  ]);
  expect(monthLabels(mondays("2026-10-26", 5)).map(({ month }) => month)).toEqual(["2026-10", "2026-11"]);
});

/** Consecutive Mondays, starting at `first`. */
function mondays(first: string, count: number) {
  const start = new Date(first);
  return Array.from({ length: count }, (_, week) => {
    const monday = new Date(start);
    monday.setUTCDate(start.getUTCDate() + 7 * week);
    return monday.toISOString().slice(0, 10);
  });
}
