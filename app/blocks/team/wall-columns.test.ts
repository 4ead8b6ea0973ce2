import { expect, test } from "vitest";
import { wallColumns } from "./wall-columns.ts";

test.each([
  [1, 3],
  [2, 3],
  [5, 5],
  [6, 6],
  [7, 4],
  [9, 5],
  [13, 5],
  [40, 6],
])("BLOCK-02: a wall of %i portraits has %i columns", (people, columns) => {
  expect(wallColumns(people)).toBe(columns);
});
