import { expect, test } from "vitest";
import { budgetsUpTo } from "./budgets.ts";

test("SITE-13: budgets are at most six round amounts up to the highest price", () => {
  expect(budgetsUpTo(180_000)).toEqual([30_000, 60_000, 90_000, 120_000, 150_000, 180_000]);
  expect(budgetsUpTo(22_000)).toEqual([5000, 10_000, 15_000, 20_000, 25_000]);
  expect(budgetsUpTo(9500)).toEqual([2000, 4000, 6000, 8000, 10_000]);
  expect(budgetsUpTo(0)).toHaveLength(5);
});
