import type { MetaDescriptor } from "@remix-run/node";
import { expect, test } from "vitest";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { readContentPage } from "#app/site/content-page.server.ts";
import { publicTypeNamed } from "#app/site/content-types/public-types.server.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { contentHead, enquiryHead, homeHead } from "./page-heads.server.ts";

type Thing = Record<string, unknown>;

const news = publicTypeNamed("article") ?? expect.fail("news have no public pages");

/**
 * The properties that https://schema.org and the search engines' guidelines require of each type that the site uses.
 */
const required: Record<string, string[]> = {
  Organization: ["@id", "name", "url", "logo"],
  WebSite: ["name", "url", "potentialAction"],
  BreadcrumbList: ["itemListElement"],
  Service: ["name", "provider", "serviceType", "url"],
  NewsArticle: [
    "headline",
    "image",
    "datePublished",
    "dateModified",
    "author",
    "publisher",
    "mainEntityOfPage",
  ],
};

async function headOfPage(...slugs: string[]): Promise<MetaDescriptor[]> {
  const [page, settings] = await Promise.all([readContentPage(slugs), getSettings()]);
  if (!page) throw new Error("the page is not published");
  return contentHead(settings, page);
}

async function headOfArticle(slug: string): Promise<MetaDescriptor[]> {
  const { value } = await news.readItem(slug);
  return value?.head ?? expect.fail("the article is not published");
}

function thingsIn(head: MetaDescriptor[]): Thing[] {
  const script = head.find((tag) => "script:ld+json" in tag);
  const { "@context": context, "@graph": graph } = Object(Object(script)["script:ld+json"]);
  expect(context).toBe("https://schema.org");
  return graph;
}

function thing(head: MetaDescriptor[], type: string): Thing | undefined {
  return thingsIn(head).find(({ "@type": given }) => given === type);
}

const tag = (head: MetaDescriptor[], wanted: object) =>
  expect(head).toContainEqual(expect.objectContaining(wanted));

test("READ-01: every page type has structured data with all required properties", async () => {
  await createPageChain("services", "discovery");
  await createArticle({ slug: "a-door", excerpt: "It opens.", author: "Inês Duarte", tags: ["Doors"] });
  const settings = await getSettings();
  const heads = [
    await homeHead(settings, undefined),
    (await news.readList()).value?.head ?? [],
    await enquiryHead(settings),
    await headOfPage("services", "discovery"),
    await headOfArticle("a-door"),
  ];
  const things = heads.flatMap(thingsIn);
  expect(new Set(things.map(({ "@type": type }) => type))).toEqual(new Set(Object.keys(required)));
  for (const found of things) {
    for (const name of required[String(found["@type"])] ?? []) {
      expect(found[name], `${found["@type"]}: ${name}`).toBeTruthy();
    }
  }
});

test("READ-01: the structured data names the search URL", async () => {
  expect(thing(await homeHead(await getSettings(), undefined), "WebSite")?.potentialAction).toEqual({
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/search?q={query}` },
    "query-input": "required name=query",
  });
});

test("READ-01: breadcrumbs list the path from the home page with absolute URLs", async () => {
  await createPageChain("solutions", "dwh", "loads");
  const { itemListElement } = Object(thing(await headOfPage("solutions", "dwh", "loads"), "BreadcrumbList"));
  expect(itemListElement.map(({ position, item }: Thing) => [position, item])).toEqual([
    [1, `${siteUrl}/`],
    [2, `${siteUrl}/solutions`],
    [3, `${siteUrl}/solutions/dwh`],
    [4, `${siteUrl}/solutions/dwh/loads`],
  ]);
});

test("READ-01: only pages below services and solutions are services", async () => {
  await createPageChain("services", "discovery");
  await createPageChain("about", "offices");
  expect(thing(await headOfPage("services", "discovery"), "Service")).toBeDefined();
  expect(thing(await headOfPage("services"), "Service")).toBeUndefined();
  expect(thing(await headOfPage("about", "offices"), "Service")).toBeUndefined();
});

test("READ-01: an article has its publication date, modification date and author", async () => {
  const { updatedAt } = await createArticle({ slug: "a-door", publishedDate: new Date("2026-06-16") });
  await createArticle({ slug: "a-window", author: "Inês Duarte" });
  expect(thing(await headOfArticle("a-door"), "NewsArticle")).toMatchObject({
    headline: expect.any(String),
    datePublished: "2026-06-16T00:00:00.000Z",
    dateModified: updatedAt.toISOString(),
    author: { "@id": `${siteUrl}/#organization` },
  });
  expect(thing(await headOfArticle("a-window"), "NewsArticle")).toMatchObject({
    author: { "@type": "Person", name: "Inês Duarte" },
  });
});

test("READ-01: a page has a canonical URL, social media metadata and, if set, noindex", async () => {
  await createPage({
    slug: "about",
    title: "About",
    searchTitle: "About us",
    searchDescription: "Who we are.",
    socialImage: "/art/own.png",
    noindex: true,
  });
  const head = await headOfPage("about");
  tag(head, { title: "About us — Our agency" });
  tag(head, { tagName: "link", rel: "canonical", href: `${siteUrl}/about` });
  tag(head, { name: "description", content: "Who we are." });
  tag(head, { property: "og:url", content: `${siteUrl}/about` });
  tag(head, { property: "og:image", content: `${siteUrl}/art/own.png` });
  tag(head, { name: "twitter:card", content: "summary_large_image" });
  tag(head, { name: "robots", content: "noindex" });
});
