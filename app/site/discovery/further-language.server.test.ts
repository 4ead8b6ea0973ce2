import { XMLParser } from "fast-xml-parser";
import { beforeEach, expect, test } from "vitest";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { contentLanguage, inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { loader as loadLlms } from "#app/routes/feeds/llms.ts";
import { loader as loadManifest } from "#app/routes/feeds/manifest.ts";
import { loader as loadFeed } from "#app/routes/feeds/news.ts";
import { readContent } from "#app/site/content-page.server.ts";
import { publicTypeNamed } from "#app/site/content-types/public-types.server.ts";
import { readHome } from "#app/site/home/home-page.server.ts";
import { respondWithMarkdown } from "#app/site/markdown/answer-markdown.server.ts";
import { redirects } from "#db/schema/redirects.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { addGerman, requestAt, thrownStatus } from "#tests/support/further-language.ts";

beforeEach(async () => {
  await createArticle({ slug: "a-door", title: "A door" });
  await createArticle({ slug: "eine-tuer", title: "Eine Tür", language: "de" });
  await createPage({ slug: "contact", title: "Contact" });
  await createPage({ slug: "kontakt", title: "Kontakt", language: "de" });
  await createPage({ slug: "home", title: "Startseite", language: "de" });
});

const textAt = async (path: string, loader: typeof loadFeed | typeof loadLlms) =>
  (await requestAt(path, loader)).text();

const markdownAt = (path: string) => requestAt(path, ({ request }) => respondWithMarkdown(request));

test("LANG-04: each language has its own feed, with its addresses, ids and language", async () => {
  await addGerman();
  const article = `${siteUrl}/de/aktuelles/eine-tuer`;
  const { channel } = new XMLParser({ ignoreAttributes: false }).parse(
    await textAt("/de/feed.xml", loadFeed),
  ).rss;
  expect(channel).toMatchObject({
    title: expect.stringContaining("Aktuelles"),
    link: `${siteUrl}/de/aktuelles`,
    language: "de",
    "atom:link": { "@_href": `${siteUrl}/de/feed.xml` },
    item: { title: "Eine Tür", link: article, guid: { "#text": `${siteUrl}/de/news/eine-tuer` } },
  });
  const atom = await textAt("/de/feed.atom", loadFeed);
  expect(atom).toContain(`<id>${siteUrl}/de/news</id>`);
  expect(atom).toContain(`href="${siteUrl}/de/feed.atom"`);
  expect(JSON.parse(await textAt("/de/feed.json", loadFeed))).toMatchObject({
    language: "de",
    feed_url: `${siteUrl}/de/feed.json`,
    home_page_url: `${siteUrl}/de/aktuelles`,
    authors: [{ url: `${siteUrl}/de` }],
    items: [{ id: `${siteUrl}/de/news/eine-tuer`, url: article }],
  });
  expect(JSON.parse(await textAt("/feed.json", loadFeed)).items).toMatchObject([
    { id: `${siteUrl}/news/a-door` },
  ]);
});

test("LANG-04: an article of a further language keeps its id in feeds when that language's addresses are English", async () => {
  await db.insert(siteSettings).values([
    { key: "site_language", value: "de" },
    { key: "further_languages", value: '["en"]' },
  ]);
  await createArticle({ slug: "a-window", title: "A window", language: "en" });
  const { items } = JSON.parse(await textAt("/en/feed.json", loadFeed));
  expect(items).toMatchObject([{ id: `${siteUrl}/en/news/a-window`, url: `${siteUrl}/en/news/a-window` }]);
});

test("LANG-04: feeds and llms.txt of a language that the site does not have are not found", async () => {
  for (const path of ["/de/feed.xml", "/de/feed.json"])
    expect(await thrownStatus(requestAt(path, loadFeed)), path).toBe(404);
  expect(await thrownStatus(requestAt("/de/llms.txt", loadLlms))).toBe(404);
  expect(await thrownStatus(requestAt("/feed.xml", loadFeed))).toBeUndefined();
});

test("LANG-04: each llms.txt lists the pages of its language, and the main one names the others", async () => {
  expect(await textAt("/llms.txt", loadLlms)).not.toContain("other languages");
  await addGerman();
  // What the first request has read stays cached until Postgres has notified this process.
  const others = `This site in other languages: [Deutsch](${siteUrl}/de/llms.txt)`;
  await expect.poll(() => textAt("/llms.txt", loadLlms)).toContain(others);
  const main = await textAt("/llms.txt", loadLlms);
  expect(main).toContain(`(${siteUrl}/news/a-door.md)`);
  expect(main).not.toContain(`${siteUrl}/de/aktuelles`);
  const german = await textAt("/de/llms.txt", loadLlms);
  expect(german).toContain(`[Die Startseite](${siteUrl}/de.md)`);
  expect(german).toContain(`(${siteUrl}/de/aktuelles/eine-tuer.md)`);
  expect(german).toContain(`(${siteUrl}/de/projekt-anfragen.md)`);
  expect(german).not.toContain("a-door");
  expect(german).not.toContain("/llms.txt");
});

test("LANG-04: Markdown versions of a further language are below its code, with their page as canonical", async () => {
  await addGerman();
  for (const [path, text] of [
    ["/de", "# "],
    ["/de/kontakt", "# Kontakt"],
    ["/de/aktuelles/eine-tuer", "[Aktuelles](/de/aktuelles) / Eine Tür"],
    ["/de/projekt-anfragen", "[Projekt anfragen](/de/projekt-anfragen)"],
  ] as const) {
    const answer = await markdownAt(`${path}.md`);
    expect([path, answer.status, answer.headers.get("Link")]).toEqual([
      path,
      200,
      `<${siteUrl}${path}>; rel="canonical"`,
    ]);
    expect(await answer.text()).toContain(text);
  }
  const list = await markdownAt("/de/news.md?x");
  expect([list.status, list.headers.get("Location")]).toEqual([301, "/de/aktuelles.md?x"]);
});

test("LANG-04: Markdown addresses do not mix languages, and follow redirects below their code", async () => {
  for (const path of ["/de.md", "/de/kontakt.md"]) expect((await markdownAt(path)).status, path).toBe(404);
  await addGerman();
  for (const path of ["/kontakt.md", "/de/contact.md", "/de/aktuelles/a-door.md"])
    expect((await markdownAt(path)).status, path).toBe(404);
  await db.insert(redirects).values({ fromPath: "/de/alt", toPath: "/de/projekt-anfragen#weg" });
  const old = await markdownAt("/de/alt.md");
  expect([old.status, old.headers.get("Location")]).toEqual([301, "/de/projekt-anfragen.md#weg"]);
  expect(await (await markdownAt("/de/nirgends.md")).text()).toBe("Seite nicht gefunden\n");
});

test("LANG-04: each language has its own manifest, which its documents link to", async () => {
  expect(await thrownStatus(requestAt("/de/manifest.webmanifest", loadManifest))).toBe(404);
  await addGerman();
  await saveSettings("brand", { brand_tagline: "Software" }, await createStaff());
  await saveSettings("brand", { brand_tagline: "Software aus Hamburg" }, await createStaff(), "de");
  const manifestAt = async (path: string) => (await requestAt(path, loadManifest)).json();
  expect(await manifestAt("/de/manifest.webmanifest")).toMatchObject({
    ...{ lang: "de", start_url: "/de", id: "/de", description: "Software aus Hamburg" },
  });
  expect(await manifestAt("/manifest.webmanifest")).toMatchObject({
    ...{ lang: "en", start_url: "/", id: "/", description: "Software" },
  });
  const linked = async () =>
    (await readContent([contentLanguage() ? "kontakt" : "contact"])).value?.head.find(
      (tag) => "rel" in tag && tag.rel === "manifest",
    );
  expect(await linked()).toMatchObject({ href: "/manifest.webmanifest" });
  expect(await inContentLanguage("de", linked)).toMatchObject({ href: "/de/manifest.webmanifest" });
});

test("LANG-04: the head of a page of a further language links to its own addresses", async () => {
  await addGerman();
  const news = publicTypeNamed("article") ?? expect.fail("news have no public pages");
  const [home, page, list] = await inContentLanguage("de", async () => [
    (await readHome()).value?.head,
    (await readContent(["kontakt"])).value?.head,
    (await news.readList()).value?.head,
  ]);
  const link = (rel: string, path: string) =>
    expect.objectContaining({ tagName: "link", rel, href: `${siteUrl}${path}` });
  expect(home).toContainEqual(link("canonical", "/de"));
  expect(home).toContainEqual(link("alternate", "/de.md"));
  for (const head of [home, list])
    for (const feed of ["/de/feed.xml", "/de/feed.atom", "/de/feed.json"])
      expect(head).toContainEqual(link("alternate", feed));
  for (const head of [home, page, list])
    expect(head).toContainEqual({ property: "og:locale", content: "de_DE" });
  const [site, breadcrumbs] = [JSON.stringify(home), JSON.stringify(page)];
  expect(site).toContain(`"@id":"${siteUrl}/de#website","url":"${siteUrl}/de"`);
  expect(site).toContain(`"inLanguage":"de"`);
  expect(site).toContain(`${siteUrl}/de/suche?q={query}`);
  expect(breadcrumbs).toContain(`"name":"Startseite","item":"${siteUrl}/de"`);
  expect(breadcrumbs).toContain(`"item":"${siteUrl}/de/kontakt"`);
});
