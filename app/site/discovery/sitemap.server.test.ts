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
