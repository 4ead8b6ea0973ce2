import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawPage } from "./page-drawing.ts";

const slugs = ["about", "cases", "contact", "tech-stack", "pricing", "privacy", "careers", "technical-audit"];
const svgs = slugs.map((slug) => drawPage(slug));

test("SITE-02: the same slug always gives the same drawing, and different slugs give different ones", () => {
  expect(drawPage("about")).toBe(svgs[0]);
  expect(new Set(svgs).size).toBe(slugs.length);
});

test.each(slugs)("SITE-02: the drawing of %s is at most 12 KB compressed", (slug) => {
  const svg = drawPage(slug);
  expect(gzipSync(svg).length).toBeLessThan(12_000);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

test.each(slugs)("SITE-02: a line in the accent colour crosses the drawing of %s", (slug) => {
  const [, data = ""] = /stroke="#ff5a1f"[^>]* d="([^"]+)"/.exec(drawPage(slug)) ?? [];
  const [startX = 0, , ...steps] = data.match(/-?\d+/g)?.map(Number) ?? [];
  // Each curve has six numbers; the fifth is the horizontal offset of its end.
  const width = steps.reduce((sum, value, position) => (position % 6 === 4 ? sum + value : sum), 0);
  expect(Math.abs(width)).toBeGreaterThan(900);
  expect(startX).toBeGreaterThan(-100);
});
