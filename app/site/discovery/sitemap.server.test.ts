import { randomUUID } from "node:crypto";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { homeSlug } from "#app/domain/pages/home.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { renderLlmsText } from "./llms-text.server.ts";
import { renderSitemap } from "./sitemap.server.ts";

interface Entry {
  loc: string;
  lastmod?: string;
}

async function readSitemap(): Promise<Map<string, string | undefined>> {
  const xml = await renderSitemap();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser({ isArray: (name) => name === "url" }).parse(xml) as {
    urlset: { url: Entry[] };
  };
  return new Map(urlset.url.map(({ loc, lastmod }) => [loc.replace(siteUrl, ""), lastmod]));
}

test("READ-01: the sitemap has the modification date of each page and article", async () => {
  const page = await createPageChain("solutions", "dwh");
  const article = await createArticle({ slug: "a-door" });
  const sitemap = await readSitemap();
  expect(sitemap.get("/solutions/dwh")).toBe(page.updatedAt.toISOString());
  expect(sitemap.get("/news/a-door")).toBe(article.updatedAt.toISOString());
  expect(sitemap.get("/news")).toBe(article.updatedAt.toISOString());
  expect([...sitemap.keys()]).toEqual(expect.arrayContaining(["/", "/lets-talk"]));
});

test("READ-01: the sitemap omits drafts, pages below them, pages with noindex and empty lists", async () => {
  await createPage({ slug: "draft", isPublished: false });
  await createPage({ slug: "below", parentSlug: "draft" });
  await createPage({ slug: "unlisted", noindex: true });
  await createArticle({ slug: "unfinished", isPublished: false });
  expect([...(await readSitemap()).keys()]).toEqual(["/", "/lets-talk"]);
});

test("READ-01: a home page with noindex is neither in the sitemap nor in llms.txt", async () => {
  expect(await renderLlmsText()).toContain(`${siteUrl}/index.md`);
  await createPage({ slug: homeSlug, noindex: true });
  expect([...(await readSitemap()).keys()]).toEqual(["/lets-talk"]);
  expect(await renderLlmsText()).not.toContain(`${siteUrl}/index.md`);
});

test("LANG-01: on a German site the sitemap and llms.txt have the German addresses", async () => {
  await db.insert(siteSettings).values({ key: "site_language", value: "de" });
  await createArticle({ slug: "a-door" });
  const addresses = [...(await readSitemap()).keys()];
  expect(addresses).toEqual(["/", "/aktuelles", "/aktuelles/a-door", "/projekt-anfragen"]);
  const text = await renderLlmsText();
  for (const address of addresses.slice(1)) expect(text).toContain(`(${siteUrl}${address}.md)`);
});

test("LANG-04: the sitemap has the pages, lists and items of every language with their translations", async () => {
  await db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' });
  const group = randomUUID();
  await createPage({ slug: "contact", translationGroup: group });
  await createPage({ slug: "kontakt", translationGroup: group, language: "de" });
  await createPage({ slug: "nur-hier", language: "de" });
  const hidden = await createPage({ slug: "hidden", noindex: true });
  await createPage({ slug: "versteckt", translationGroup: hidden.translationGroup, language: "de" });
  await createArticle({ slug: "eine-tuer", language: "de" });
  expect([...(await readSitemap()).keys()], "without its home page").not.toContain("/de");
  await createPage({ slug: homeSlug, language: "de" });
  const xml = await renderSitemap();
  expect(XMLValidator.validate(xml)).toBe(true);
  expect([...(await readSitemap()).keys()]).toEqual([
    ...["/", "/contact", "/lets-talk"],
    ...["/de", "/de/kontakt", "/de/nur-hier", "/de/versteckt"],
    ...["/de/aktuelles", "/de/aktuelles/eine-tuer", "/de/projekt-anfragen"],
  ]);

  const linksOf = (path: string) => {
    const entry = xml.split("<url>").find((text) => text.startsWith(`<loc>${siteUrl}${path}</loc>`)) ?? "";
    return [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
      ([, language, address]) => [language, address?.replace(siteUrl, "")],
    );
  };
  const contact = [
    ["en", "/contact"],
    ["de", "/de/kontakt"],
    ["x-default", "/contact"],
  ];
  expect(linksOf("/contact")).toEqual(contact);
  expect(linksOf("/de/kontakt")).toEqual(contact);
  expect(linksOf("/de/projekt-anfragen")).toContainEqual(["x-default", "/lets-talk"]);
  expect(linksOf("/de")).toContainEqual(["en", "/"]);
  for (const alone of ["/de/nur-hier", "/de/versteckt", "/de/aktuelles"]) expect(linksOf(alone)).toEqual([]);
});

test("LANG-04: the sitemap of a site with one language names no translations, and no rows of another", async () => {
  await createPage({ slug: "contact" });
  const before = await renderSitemap();
  await createPage({ slug: "kontakt", language: "de" });
  expect(await renderSitemap()).toBe(before);
  expect(before).not.toContain("<xhtml:link");
});
