import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { caseOpening } from "#app/blocks/case-opening/schema.ts";
import { hero } from "#app/blocks/hero/schema.ts";
import { homeSlug } from "#app/domain/pages/home.ts";
import { isPerLanguage } from "#app/domain/settings/registry.ts";
import { addressIn } from "#app/languages/addresses.ts";
import { furtherEdition } from "#app/languages/language.ts";
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
const germanPages = readDemoPages("de");
const germanSettings = readDemoSettings("de");
const german = [germanPages, germanSettings, readDemoTestimonials("de")];
const everything = JSON.stringify([demoPages, demoNews, demoSettings, readDemoTestimonials(), german]);
const paths = [...new Set(everything.match(/\/art\/[^"\\\s]+/g))];

const linksIn = (content: unknown) =>
  [...JSON.stringify(content).matchAll(/"(?:href|url)":"(\/[^"#?]*)/g)].flatMap(([, path]) => path || []);

test("DATA-11: every link in the demo content points to an existing page", () => {
  const links = [
    ...linksIn([demoPages, demoSettings]),
    ...demoNews.flatMap(({ body }) =>
      [...body.matchAll(/(?<!!\[[^\]]*)\]\((\/[^)#?]*)/g)].flatMap(([, path]) => path || []),
    ),
    // Lists and their items have an address in each language.
    ...linksIn(german).map((path) => addressIn(path, furtherEdition("de"))),
  ];

  // The sitemap leaves out the lists that have no items in German.
  const lists = ["/news", "/about/careers"].map((path) => addressIn(path, furtherEdition("de")));
  const pages = new Set([...publicRoutes, ...lists]);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((path) => !pages.has(path))).toEqual([]);
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
  const images = [...demoPages, ...germanPages]
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

/** Blocks of lists, which German pages omit or replace where the listed pages are in English alone. */
const lists = ["page-links", "case-index", "feature-grid"];

test("LANG-03: each German page of the demo has the blocks of the page that it translates, or is the imprint", () => {
  const blocksOf = ({ blocks }: DemoPage) =>
    blocks.map(({ type }) => type).filter((type) => !lists.includes(type));
  const originals = new Map(demoPages.flatMap(withChildren).map((page) => [page.slug, page]));
  const translations = germanPages.flatMap(withChildren).filter(({ slug }) => slug !== homeSlug);
  const alone = translations.filter(({ translates }) => !translates);
  expect(alone.map(({ slug, role }) => [slug, role])).toEqual([["impressum", "imprint"]]);
  expect(translations).toHaveLength(41);
  for (const page of translations) {
    const original = originals.get(page.translates ?? "");
    if (page.translates) expect(blocksOf(page), page.slug).toEqual(original && blocksOf(original));
  }
  const translated = translations.flatMap(({ translates }) => translates ?? []);
  expect(new Set(translated).size).toBe(translated.length);
});

test("LANG-03: every text of the demo's settings is in German, except names", () => {
  const texts = Object.keys(demoSettings).filter(isPerLanguage);
  expect(texts.filter((key) => !(key in germanSettings))).toEqual([
    "brand_name",
    "footer_social_links",
    "form_reply_person",
  ]);
  expect(Object.keys(germanSettings).filter((key) => !isPerLanguage(key))).toEqual([]);
});

test("LANG-01: German texts of the demo have German quotation marks and no English words", () => {
  const texts = textsIn(german);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => /\b(the|and|of|with|your|we|this|is|are|to|it)\b/i.test(text))).toEqual([]);
  expect(texts.filter((text) => /["'”]|„[^“]*$/.test(text))).toEqual([]);
});

/** Every text of a value, without addresses, slugs of pages and types. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /^(?:\/|[a-z]+(?:-[a-z]+)+$)/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "type" ? [] : textsIn(part)));
}

function pageOf(slug: string): DemoPage | undefined {
  return demoPages.find((page) => page.slug === slug);
}

function withChildren(page: DemoPage): DemoPage[] {
  return [page, ...page.children.flatMap(withChildren)];
}
