import { expect, test } from "vitest";
import { type DemoPage, readDemoPages } from "./content.ts";

const casesOf = (pages: DemoPage[], slug: string) => pages.find((page) => page.slug === slug)?.children ?? [];
const english = casesOf(readDemoPages(), "cases");
const german = casesOf(readDemoPages("de"), "referenzen");

/** Blocks whose figures are set large. */
const displays = ["case-opening", "metrics", "big-figure", "before-after"];

test("SITE-15: no two cases of the demo have one order, and each begins in its own way", () => {
  const orders = english.map(({ blocks }) => blocks.map(({ type }) => type));
  expect(new Set(orders.map((types) => types.join())).size).toBe(8);
  expect(new Set(orders.map((types) => types.slice(0, 4).join())).size).toBe(8);
});

test.each([...english, ...german].map((page) => [page.title, page] as const))(
  "SITE-15: the case %s shows no figure three times",
  (_, { blocks }) => {
    const figures = new Set(
      blocks.filter(({ type }) => displays.includes(type)).flatMap(({ props }) => figuresIn(props)),
    );
    const texts = textsIn(blocks.map(({ props }) => props)).map(plain);
    const thrice = [...figures].filter(
      (figure) => texts.reduce((sum, text) => sum + timesIn(text, figure), 0) > 2,
    );
    expect(figures.size).toBeGreaterThan(2);
    expect(thrice).toEqual([]);
  },
);

test("SITE-15: each case of the demo has a screen that plays", () => {
  for (const { title, blocks } of english) {
    const screens = blocks.filter(({ type, props }) => type === "device-frame" && props.screen !== "picture");
    expect(screens.length, title).toBeGreaterThan(0);
  }
});

/** Values such as `19 min`, and both of `61 → 2`. */
function figuresIn(props: object): string[] {
  return Object.entries(props).flatMap(([name, value]) => {
    if (typeof value === "object" && value) return figuresIn(value);
    if (!/^(value|beforeFigure|afterFigure)$/.test(name)) return [];
    return String(value).split("→").map(plain);
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

/** A single digit is a figure only alone: in a sentence it can count anything. */
function timesIn(text: string, figure: string): number {
  if (figure.length < 2) return text.split("→").some((part) => part.trim() === figure) ? 1 : 0;
  const escaped = figure.replace(/[.+*?^$()[\]{}|\\]/g, "\\$&");
  return text.match(new RegExp(`(?<![\\d.,])${escaped}(?![\\d]|[.,]\\d)`, "g"))?.length ?? 0;
}

const plain = (text: string) => text.replace(/\s/g, " ").trim();
