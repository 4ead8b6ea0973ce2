import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { caseOpening } from "#app/blocks/case-opening/schema.ts";
import { hero } from "#app/blocks/hero/schema.ts";
import { publicRoutes } from "#tests/support/public-routes.ts";
import { root } from "#tools/root.ts";
import {
  type DemoPage,
  readDemoNews,
  readDemoPages,
  readDemoSettings,
  readDemoTestimonials,
} from "./content.ts";

const demoPages = readDemoPages();
const demoNews = readDemoNews();
const demoSettings = readDemoSettings();
const everything = JSON.stringify([demoPages, demoNews, demoSettings, readDemoTestimonials()]);
const paths = [...new Set(everything.match(/\/art\/[^"]+/g))];

test("DATA-11: every link in the demo content points to an existing page", () => {
  const content = JSON.stringify([demoPages, demoSettings]);
  const links = [
    ...[...content.matchAll(/"(?:href|url)":"(\/[^"#?]*)/g)].map(([, path]) => path),
    ...demoNews.flatMap(({ body }) => [...body.matchAll(/\]\((\/[^)#?]*)/g)].map(([, path]) => path)),
  ];

  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((path) => path && !publicRoutes.includes(path))).toEqual([]);
});

test.each(paths)("the demo picture %s exists", (path) => {
  expect(["public", "demo/public"].some((folder) => existsSync(`${root}${folder}${path}`))).toBe(true);
});

test("every demo case, solution, service and article has its own picture", () => {
  const drawn = ["cases", "solutions", "services"].flatMap((slug) => pageOf(slug)?.children ?? []);
  const covers = [...drawn, ...demoNews].map(({ coverImage }) => coverImage);
  expect(covers).toHaveLength(8 + 9 + 8 + 8);
  expect(covers).not.toContain(undefined);
  expect(new Set(covers).size).toBe(covers.length);
});

test("every demo picture in a page's opening has alternative text", () => {
  const images = demoPages
    .flatMap(withChildren)
    .flatMap(({ blocks }) =>
      blocks.flatMap(({ type, props }) =>
        type === "hero" && props.image
          ? [hero.props.parse(props).image]
          : type === "case-opening"
            ? [caseOpening.props.parse(props).cover]
            : [],
      ),
    );
  expect(images.length).toBeGreaterThanOrEqual(25);
  for (const image of images) expect(image?.alt.length).toBeGreaterThan(20);
});

function pageOf(slug: string): DemoPage | undefined {
  return demoPages.find((page) => page.slug === slug);
}

function withChildren(page: DemoPage): DemoPage[] {
  return [page, ...page.children.flatMap(withChildren)];
}
