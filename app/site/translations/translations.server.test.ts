import { randomUUID } from "node:crypto";
import type { MetaDescriptor } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { siteUrl } from "#app/http/request.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { readContent } from "#app/site/content-page.server.ts";
import { publicTypeNamed } from "#app/site/content-types/public-types.server.ts";
import { renderSitemap } from "#app/site/discovery/sitemap.server.ts";
import { readHome } from "#app/site/home/home-page.server.ts";
import { readEnquiryPage, readSiteData } from "#app/site/site-data.server.ts";
import { jobOpenings } from "#db/schema/job-openings.ts";
import { pages } from "#db/schema/pages.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { p } from "#tests/support/rich-text.ts";
import { addLanguages, createGermanPage } from "#tests/support/two-languages.ts";

const news = publicTypeNamed("article") ?? expect.fail("news have no public pages");

const inGerman = <Value>(read: () => Promise<Value>) => inContentLanguage("de", read);

/** The links to the page in its languages, without the site's address. */
const languageLinks = (head: MetaDescriptor[] = []) =>
  head.flatMap((tag) =>
    "hrefLang" in tag ? [[tag.hrefLang, String(tag.href).replace(siteUrl, "") || "/"]] : [],
  );

const contentAt = async (path: string) => (await readContent(path.split("/").slice(1))).value;

describe("LANG-04: a page of a site in English and German", () => {
  beforeEach(() => addLanguages("de"));

  test("names its published translation, in menus and in its head", async () => {
    const about = await createPage({ slug: "about" });
    const work = await createPage({ slug: "work", parentSlug: "about" });
    await createGermanPage({ slug: "ueber-uns" }, about);
    await createGermanPage({ slug: "arbeit", parentSlug: "ueber-uns" }, work);
    const translations = [
      { language: "en", path: "/about/work" },
      { language: "de", path: "/de/ueber-uns/arbeit" },
    ];
    const links = [
      ["en", "/about/work"],
      ["de", "/de/ueber-uns/arbeit"],
      ["x-default", "/about/work"],
    ];
    const english = await contentAt("/about/work");
    expect(english?.translations).toEqual(translations);
    expect(languageLinks(english?.head)).toEqual(links);
    const german = await inGerman(() => contentAt("/ueber-uns/arbeit"));
    expect(german?.translations).toEqual(translations);
    expect(languageLinks(german?.head)).toEqual(links);
  });

  test("names no translation in its head that search engines must leave out", async () => {
    const about = await createPage({ slug: "about" });
    const ueberUns = await createGermanPage({ slug: "ueber-uns", noindex: true }, about);
    const english = await contentAt("/about");
    expect(english?.translations?.at(1)).toMatchObject({ path: "/de/ueber-uns" });
    expect(languageLinks(english?.head)).toEqual([]);
    expect(languageLinks((await inGerman(() => contentAt("/ueber-uns")))?.head)).toEqual([]);

    await db.update(pages).set({ noindex: false }).where(eq(pages.id, ueberUns.id));
    await db.update(pages).set({ noindex: true }).where(eq(pages.id, about.id));
    expect(languageLinks((await inGerman(() => contentAt("/ueber-uns")))?.head)).toEqual([]);

    await createPage({ slug: "home" });
    await createGermanPage({ slug: "home", noindex: true });
    expect(languageLinks((await readHome()).value?.head)).toEqual([]);
  });

  test("without a translation names the nearest page above it, else the home page", async () => {
    const about = await createPage({ slug: "about" });
    const work = await createPage({ slug: "work", parentSlug: "about" });
    await createPage({ slug: "contracts", parentSlug: "work" });
    const inGermanOf = async (path: string) => (await contentAt(path))?.translations?.at(1);
    expect(await inGermanOf("/about/work/contracts")).toBeUndefined();

    await createGermanPage({ slug: "home" });
    expect(await inGermanOf("/about/work/contracts")).toMatchObject({ path: "/de", isOther: true });

    await createGermanPage({ slug: "ueber-uns" }, about);
    await createGermanPage({ slug: "arbeit", parentSlug: "ueber-uns" }, work);
    const contracts = await contentAt("/about/work/contracts");
    expect(contracts?.translations?.at(1)).toMatchObject({ path: "/de/ueber-uns/arbeit", isOther: true });
    expect(languageLinks(contracts?.head)).toEqual([]);

    await db.update(pages).set({ isPublished: false }).where(eq(pages.slug, "ueber-uns"));
    expect(await inGermanOf("/about/work/contracts")).toMatchObject({ path: "/de", isOther: true });
  });

  test("names the home page of each language that has published it", async () => {
    expect((await readHome()).value?.translations).toEqual([{ language: "en", path: "/" }]);
    expect((await inGerman(readHome)).value, "a German home page that nobody has published").toBeUndefined();
    await createGermanPage({ slug: "home" });
    const german = (await inGerman(readHome)).value;
    expect(german?.translations).toMatchObject([{ path: "/" }, { path: "/de" }]);
    expect(languageLinks(german?.head)).toEqual([
      ["en", "/"],
      ["de", "/de"],
      ["x-default", "/"],
    ]);
    expect((await readSiteData()).value.translations).toMatchObject([{ path: "/" }, { path: "/de" }]);
  });

  test("is at the same address, if it is a list or the enquiry form; its further pages lead to the first", async () => {
    for (let day = 1; day <= 13; day += 1) await createArticle();
    const pathsOf = async (page?: number) =>
      (await news.readList(page)).value?.translations?.map(({ path }) => path);
    expect(await pathsOf()).toEqual(["/news", "/de/aktuelles"]);
    expect(await pathsOf(2)).toEqual(["/news/page/2", "/de/aktuelles"]);
    const enquiry = (await readEnquiryPage()).value;
    expect(enquiry.translations).toMatchObject([{ path: "/lets-talk" }, { path: "/de/projekt-anfragen" }]);
    expect(languageLinks(enquiry.head)).toHaveLength(3);
  });

  test("whose list has no items shows those of the other language, and says that there are none only if there are none", async () => {
    const listInGerman = async () => (await inGerman(() => news.readList())).value?.list;
    expect(await listInGerman()).toMatchObject({
      empty: "Noch sind keine Beiträge veröffentlicht.",
      groups: [],
    });
    const { title } = await createArticle();
    const list = await listInGerman();
    expect(list?.groups).toMatchObject([{ heading: "Auf Englisch", rows: [{ title }] }]);
    expect(list?.empty).toBeUndefined();
  });

  test("names its list in its head only in languages that have items, as the sitemap does", async () => {
    const german = { language: "de", slug: "eine-tuer" } as const;
    await createArticle(german);
    const heads = async () => {
      const english = (await news.readList()).value;
      const inGermanNow = (await inGerman(() => news.readList())).value;
      return [english, inGermanNow].map((list) => languageLinks(list?.head).map(([language]) => language));
    };
    const inSitemap = async () => (await renderSitemap()).match(/hreflang="[^"]+" href="[^"]+\/aktuelles"/g);
    expect(await heads()).toEqual([[], []]);
    expect(await inSitemap()).toBeNull();
    expect((await news.readList()).value?.translations?.map(({ path }) => path)).toEqual([
      "/news",
      "/de/aktuelles",
    ]);

    await createArticle();
    const links = ["en", "de", "x-default"];
    expect(await heads()).toEqual([links, links]);
    expect(await inSitemap()).toHaveLength(2);
  });

  test("names the translation of an article, else the list", async () => {
    const { translationGroup } = await createArticle({ slug: "a-door" });
    const pathsOf = async () => (await news.readItem("a-door")).value?.translations?.map(({ path }) => path);
    expect(await pathsOf()).toEqual(["/news/a-door", "/de/aktuelles"]);
    await createArticle({ slug: "eine-tuer", language: "de", translationGroup });
    expect(await pathsOf()).toEqual(["/news/a-door", "/de/aktuelles/eine-tuer"]);
  });

  test("does not name a closed job opening in its head, which search engines must leave out", async () => {
    const opening = {
      ...{ title: "Engineer", isPublished: true, translationGroup: randomUUID() },
      ...{ body: { type: "doc", content: [p("A desk.")] }, publishedAt: new Date() },
      ...{ place: "Lisbon", country: "Portugal", kind: "full-time", currency: "EUR", summary: "A desk." },
    } as const;
    await db.insert(jobOpenings).values({ ...opening, slug: "engineer" });
    await db.insert(jobOpenings).values({ ...opening, slug: "entwicklung", language: "de" });
    const openings = publicTypeNamed("job-opening") ?? expect.fail("job openings have no public pages");
    const head = async () => (await openings.readItem("engineer")).value?.head;
    expect(languageLinks(await head())).toHaveLength(3);
    await db
      .update(jobOpenings)
      .set({ closingDate: "2020-01-31" })
      .where(eq(jobOpenings.slug, "entwicklung"));
    expect(languageLinks(await head())).toEqual([]);
  });
});

test("LANG-04: a site in one language names no languages", async () => {
  await createPageChain("about", "work");
  await createGermanPage({ slug: "home" });
  for (const page of [
    (await readHome()).value,
    await contentAt("/about/work"),
    (await news.readList()).value,
    (await readEnquiryPage()).value,
    (await readSiteData()).value,
  ])
    expect(page).not.toHaveProperty("translations");
  expect(languageLinks((await contentAt("/about"))?.head)).toEqual([]);
});
