import { expect, test } from "vitest";
import { overlayColumns } from "./overlay-columns.ts";

const entry = (number: string, children: number) => ({
  title: `Section ${number}`,
  path: `/section-${number}`,
  number,
  children: Array.from({ length: children }, (_, at) => ({
    title: `${at}`,
    path: `/section-${number}/${at}`,
  })),
});

test("NAV-03: the sections are split into three columns of similar height, in their order", () => {
  const columns = overlayColumns([4, 9, 8, 12, 8, 5, 0].map((children, at) => entry(`0${at + 1}`, children)));
  expect(columns.map((column) => column.map(({ number }) => number))).toEqual([
    ["01", "02"],
    ["03", "04"],
    ["05", "06", "07"],
  ]);
});

test("NAV-03: few sections give fewer columns, none of them empty", () => {
  expect(overlayColumns([entry("01", 2)])).toHaveLength(1);
  expect(overlayColumns([])).toEqual([]);
});
