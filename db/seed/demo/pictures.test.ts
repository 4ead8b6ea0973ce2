import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { DemoPage } from "./demo.ts";
import { demoNews } from "./news/index.ts";
import { demoPages } from "./pages/index.ts";
import { demoSettings } from "./settings.ts";
import { demoTestimonials } from "./testimonials.ts";

const everything = JSON.stringify([demoPages, demoNews, demoSettings, demoTestimonials]);
const paths = [...new Set(everything.match(/\/art\/[^"]+/g))];

test.each(paths)("the demo's picture %s is among the public files", (path) => {
  expect(existsSync(fileURLToPath(new URL(`../../../public${path}`, import.meta.url)))).toBe(true);
});

test("every case, solution, service and article of the demo has a picture of its own", () => {
  const drawn = ["cases", "solutions", "services"].flatMap((slug) => pageOf(slug)?.children ?? []);
  const covers = [...drawn, ...demoNews].map(({ coverImage }) => coverImage);
  expect(covers).toHaveLength(8 + 9 + 8 + 8);
  expect(covers).not.toContain(undefined);
  expect(new Set(covers).size).toBe(covers.length);
});

test("a demo picture in the opening of a page says in words what it shows", () => {
  const images = demoPages
    .flatMap(withChildren)
    .flatMap(({ blocks }) =>
      blocks.flatMap(({ type, props }) => (type === "hero" && props.image ? [props.image] : [])),
    );
  expect(images.length).toBeGreaterThanOrEqual(25);
  for (const { alt = "" } of images) expect(alt.length).toBeGreaterThan(20);
});

function pageOf(slug: string): DemoPage | undefined {
  return demoPages.find((page) => page.slug === slug);
}

function withChildren(page: DemoPage): DemoPage[] {
  return [page, ...(page.children ?? []).flatMap(withChildren)];
}
