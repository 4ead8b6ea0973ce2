import { expect, test } from "vitest";
import { readOutline } from "./outline.ts";

const square = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

test.each([
  ["M0 0L10 0L10 10L0 10Z"],
  ["M0,0 10,0 10,10 0,10z"],
  ["m0 0h10v10h-10z"],
  ["M0 0H10V10H0Z"],
  [" m 0 0 l 1e1 0 l 0 10 l -10 0 "],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h10v10H0z"/></svg>'],
  ['<svg viewBox="0 0 10 10"><path fill="red" d="M0 0h10v10H0z"/></svg>'],
])("BRAND-01: the outline %s is a square around its middle", (text) => {
  expect(readOutline(text)).toEqual([square]);
});

test.each([
  ["cubic", "M-1 0C-1 -0.5523 -0.5523 -1 0 -1S1 -0.5523 1 0 0.5523 1 0 1 -1 0.5523 -1 0"],
  ["arcs", "M-1 0a1 1 0 0 1 2 0a1 1 0 0 1 -2 0z"],
  ["arcs with joined flags", "M-1 0a1 1 0 012 0 1 1 0 01-2 0z"],
])("BRAND-01: a circle of %s is read as a circle", (_, data) => {
  const [ring = [], ...others] = readOutline(data) ?? [];
  expect(others).toEqual([]);
  expect(ring.length).toBeGreaterThan(20);
  for (const { x, y } of ring) expect(Math.hypot(x, y)).toBeCloseTo(1, 2);
});

test("BRAND-01: each subpath and each path is a ring", () => {
  const holed = "M0 0h10v10h-10zM3 3h4v4h-4z";
  expect(readOutline(holed)).toHaveLength(2);
  expect(readOutline(`<svg><path d="${holed}"/><path d="M20 0h5v5z"/></svg>`)).toHaveLength(3);
});

test("BRAND-01: a wide outline fits the height and the width of the drawing", () => {
  const [ring = []] = readOutline("M0 0h100v10h-100z") ?? [];
  expect(Math.max(...ring.map(({ x }) => x))).toBeCloseTo(1 / 0.65, 2);
});

test.each([
  [""],
  ["a star"],
  ["10 10 20 20"],
  ["L0 0 10 10"],
  ["M0 0L10"],
  ["M0 0X10 10"],
  ["M0 0L10 10"],
  ["<svg><circle r='5'/></svg>"],
  [`M0 0${Array.from({ length: 600 }, (_, at) => `L${at} ${(at % 2) * 300}`).join("")}Z`],
])("BRAND-01: %j is refused as an outline", (text) => {
  expect(readOutline(text)).toBeUndefined();
});
