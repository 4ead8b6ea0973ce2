import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { aBrand as colours } from "#tests/support/a-brand.ts";
import { drawPage } from "./page-drawing.ts";

const slugs = ["about", "cases", "contact", "tech-stack", "pricing", "privacy", "careers", "technical-audit"];
const svgs = slugs.map((slug) => drawPage(slug, colours));

test("SITE-02: the same slug always gives the same drawing, and different slugs give different ones", () => {
  expect(drawPage("about", colours)).toBe(svgs[0]);
  expect(new Set(svgs).size).toBe(slugs.length);
});

test.each(slugs)("SITE-02: the drawing of %s is at most 12 KB compressed", (slug) => {
  const svg = drawPage(slug, colours);
  expect(gzipSync(svg).length).toBeLessThan(12_000);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

test.each(slugs)("SITE-02: a line in the accent colour crosses the drawing of %s", (slug) => {
  const [, data = ""] = /stroke="#1e9e8a"[^>]* d="([^"]+)"/.exec(drawPage(slug, colours)) ?? [];
  const [startX = 0, , ...steps] = data.match(/-?\d+/g)?.map(Number) ?? [];
  // Each curve has six numbers; the fifth is the horizontal offset of its end.
  const width = steps.reduce((sum, value, position) => (position % 6 === 4 ? sum + value : sum), 0);
  expect(Math.abs(width)).toBeGreaterThan(900);
  expect(startX).toBeGreaterThan(-100);
});

test("BRAND-01: a drawing has no colours but the brand's", () => {
  const { ink, paper, sand, signal } = colours;
  for (const svg of svgs) {
    expect(svg).toContain(`stroke="${signal}"`);
    expect([ink, paper, sand, signal]).toEqual(expect.arrayContaining(svg.match(/#[0-9a-f]{6}/g) ?? []));
  }
});
