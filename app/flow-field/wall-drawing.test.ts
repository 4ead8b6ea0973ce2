import { expect, test } from "vitest";
import { drawStrand } from "./strand-drawing.ts";
import { drawWall } from "./wall-drawing.ts";

const names = [12, 10, 11, 13, 9, 12, 10, 10, 3].map((letters, at) => ({ letters, lines: 1 + (at % 2) }));

test("SITE-13: a wall has lines for each name, on wide and on narrow screens, and one signal line on both", () => {
  const groups = new Map(
    [...drawWall("solutions", names).matchAll(/<g id="(\w+)">(.*?)<\/g>/g)].map(([, id, paths = ""]) => [
      id,
      paths.split("M").length - 1,
    ]),
  );
  const ids = ["a", "b"].flatMap((screen) => names.map((_, at) => `${screen}${at + 1}`));
  expect([...groups.keys()]).toEqual(ids);
  expect(Math.min(...groups.values())).toBeGreaterThan(4);
  expect(drawWall("solutions", names)).toMatch(/id="a" d="M.*id="b" d="M/);
});

test("SITE-13: the same names on the same page have the same wall, other pages another", () => {
  expect(drawWall("solutions", names)).toBe(drawWall("solutions", names));
  expect(drawWall("loesungen", names)).not.toBe(drawWall("solutions", names));
});

test("SITE-13: a wall of one name and one of twelve have at most 50 KB", () => {
  const twelve = Array.from({ length: 12 }, () => ({ letters: 13, lines: 3 }));
  for (const each of [names.slice(0, 1), twelve]) {
    const svg = drawWall("x", each);
    expect(svg).not.toMatch(/NaN|Infinity/);
    expect(svg.length).toBeLessThan(50_000);
  }
});

test("SITE-13: a strand loses lines from station to station, and each station joins the next", () => {
  const svg = drawStrand("services", 8);
  const dataOf = (id: string) => new RegExp(`<g id="${id}">.*?</g>`).exec(svg)?.[0] ?? "";
  const lines = (id: string) => dataOf(id).split("M").length - 1;
  expect(lines("a1")).toBeGreaterThan(3 * lines("a8"));
  expect(lines("b8")).toBe(lines("a8"));
  const [, end] = /S[\d.]+ \d+ 200 (\d+)/.exec(dataOf("s1")) ?? [];
  const [, start] = /M0 (\d+)/.exec(dataOf("s2")) ?? [];
  expect(end).toBe(start);
});
