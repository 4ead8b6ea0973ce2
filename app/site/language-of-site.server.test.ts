import { expect, test } from "vitest";
import { mainEdition } from "#app/languages/language.ts";
import { db } from "#app/platform/database.server.ts";
import { renderLlmsText } from "#app/site/discovery/llms-text.server.ts";
import { renderNewsFeed } from "#app/site/discovery/news-feed.server.ts";
import { readMarkdown } from "#app/site/markdown/answer-markdown.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createGermanContent } from "#tests/support/german-site.ts";
import { readContent } from "./content-page.server.ts";
import { publicTypeAt } from "./content-types/public-types.server.ts";
import { readEnquiryPage, readSiteData } from "./site-data.server.ts";

async function germanSite() {
  await db.insert(siteSettings).values({ key: "site_language", value: "de" });
  await createGermanContent();
}

const list = async (path: string) => (await publicTypeAt(path)?.type.readList())?.value?.list;
const item = async (path: string) => {
  const found = publicTypeAt(path);
  return (await found?.type.readItem(found.slug))?.value;
};

test("LANG-01: lists, facts and menus of a German site are in German", async () => {
  await germanSite();
  expect((await readSiteData()).value).toMatchObject({
    edition: { language: "de", prefix: "" },
    shortcuts: [{ title: "Aktuelles" }, { title: "Suche" }],
    settings: { brand_name: "Unsere Agentur" },
  });
  expect(await list("/news")).toMatchObject({ title: "Aktuelles" });
  const job = await item("/karriere/entwicklung");
  expect(job?.item).toMatchObject({
    trail: [{ title: "Karriere" }],
    facts: [
      { label: "Ort", value: "Kiel, Deutschland" },
      { label: "Anstellung", value: "Vollzeit" },
      { label: "Gehalt", value: expect.stringMatching(/^60\.000\s€ bis 75\.000\s€ im Jahr$/) },
      { label: "Bewerben bis", value: new Date("2099-11-20") },
    ],
  });
});

test("LANG-01: heads, structured data and feeds of a German site name its language", async () => {
  await germanSite();
  const article = await item("/news/sprechstunde");
  const page = (await readContent(["beratung", "barrierefreiheit"])).value;
  for (const head of [article?.head, page?.head, (await readEnquiryPage()).value.head])
    expect(head).toContainEqual({ property: "og:locale", content: "de_DE" });
  expect(JSON.stringify(article?.head)).toContain('"inLanguage":"de"');
  expect(JSON.stringify(page?.head)).toContain('"name":"Startseite"');
  expect(await renderNewsFeed("rss")).toContain("<language>de</language>");
  expect(JSON.parse(await renderNewsFeed("json"))).toMatchObject({ language: "de" });
});

test("LANG-01: the Markdown versions of a German site are in German", async () => {
  await germanSite();
  expect(await renderLlmsText()).toContain("[Die Startseite]");
  const markdown = async (path: string) => (await readMarkdown(path, mainEdition("de"))).value;
  expect(await markdown("/beratung/barrierefreiheit/pruefung")).toContain(
    "[Projekt anfragen](/projekt-anfragen)",
  );
  expect(await markdown("/beratung/barrierefreiheit")).toContain("Diese Seite hat noch keinen Inhalt.");
  expect(await markdown("/karriere/entwicklung")).toContain("**Anstellung**: Vollzeit");
});
