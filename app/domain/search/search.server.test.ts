import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { richText } from "#app/blocks/rich-text/schema.ts";
import { findHomePage } from "#app/domain/pages/pages.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { trashPage } from "#app/domain/pages/trash.server.ts";
import type { RichTextNode } from "#app/domain/rich-text/document.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { type Edition, mainEdition } from "#app/languages/language.ts";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { p } from "#tests/support/rich-text.ts";
import { excerptOf } from "./excerpt.ts";
import { indexPublished } from "./index-content.server.ts";
import { searchSite } from "./search.server.ts";
import { matchEnd, matchStart } from "./search.ts";

const plain = (marked: string) =>
  excerptOf(marked.replaceAll("[", matchStart).replaceAll("]", matchEnd))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  [
    "a match in the middle",
    "We build it. Then the [bank] reviews it with us every week. After that we go home, all of us.",
    "Then the [bank] reviews it with us every week. After that we go home, all of us.",
  ],
  [
    "a heading above the sentence",
    "Ostra [Bank]\nThe [bank] lends in nineteen minutes instead of eleven days.",
    "The [bank] lends in nineteen minutes instead of eleven days.",
  ],
  ["only labels and cells", "Countries\nEight\nThe [bank]\nShortest", "The [bank]"],
  [
    "a label below a text",
    "Overview\nWe take over systems that nobody knows. A week is enough.\nThe [bank]\nShortest",
    "We take over systems that nobody knows. … The [bank]",
  ],
  [
    "no match at all",
    "Overview\nA marketplace is a trust problem with a search box. It is not a list.",
    "A marketplace is a trust problem with a search box.",
  ],
])("SITE-08: an excerpt begins at the start of a sentence: %s", (_case, marked, excerpt) => {
  expect(plain(marked)).toBe(excerpt);
});

test("SITE-08: a long sentence is cut after a word behind the match", () => {
  const excerpt = plain(`${"many words ".repeat(40)}[bank] ${"and more ".repeat(60)}.`);
  expect(excerpt).toContain("[bank]");
  expect(excerpt).toMatch(/[a-z\]] …$/);
});

const doc = (...content: RichTextNode[]) => ({ type: "doc", content });

const text = (...lines: string[]) => [
  {
    id: randomUUID(),
    type: "rich-text",
    version: richText.version,
    props: { body: doc(...lines.map((line) => p(line))) },
  },
];

async function pathsFor(query: string): Promise<string[]> {
  await indexPublished();
  return (await searchSite(query, 1, mainEdition("en"))).hits.map(({ path }) => path);
}

test("READ-02: matches in titles rank before those in intros and texts, and words match by their stem", async () => {
  await createPage({ slug: "body", title: "One", content: text("We migrated a database in a night.") });
  await createPage({ slug: "lead", title: "Two", excerpt: "Migrations without a night shift." });
  await createPage({ slug: "title", title: "Database migration" });
  expect(await pathsFor("migration")).toEqual(["/title", "/lead", "/body"]);
});

test("READ-02: pages on three levels are found with their breadcrumb, and articles with their date", async () => {
  await createPageChain("solutions", "dwh", "loads");
  await db.update(pages).set({ title: "Nightly loads" }).where(eq(pages.slug, "loads"));
  const publishedDate = new Date("2026-06-16T00:00:00Z");
  await createArticle({
    slug: "quiet-night",
    title: "A quiet night",
    publishedDate,
    body: doc(p("Loads ran.")),
  });
  expect(await pathsFor("loads")).toEqual(["/solutions/dwh/loads", "/news/quiet-night"]);
  const { hits } = await searchSite("loads", 1, mainEdition("en"));
  expect(hits[0]).toMatchObject({
    kind: "page",
    title: "Nightly loads",
    trail: [expect.any(String), expect.any(String)],
  });
  expect(hits[1]).toMatchObject({ kind: "article", date: publishedDate });
});

test("READ-02: results are counted for each section and content type, the largest first", async () => {
  await createPageChain("solutions", "dwh", "egrets");
  await db.update(pages).set({ title: "Solutions" }).where(eq(pages.slug, "solutions"));
  await db.update(pages).set({ title: "Egret" }).where(eq(pages.slug, "egrets"));
  await createPage({ slug: "egret", title: "Another egret", parentSlug: "solutions" });
  await createPage({ slug: "birds", title: "Birds", excerpt: "An egret." });
  await createArticle({ slug: "egret-seen", title: "An egret" });
  await indexPublished();

  expect((await searchSite("egret", 1, mainEdition("en"))).sections).toEqual([
    { kind: "page", title: "Solutions", total: 2 },
    { kind: "article", title: "News", total: 1 },
    { kind: "page", title: "Birds", total: 1 },
  ]);
  expect((await searchSite("zeppelin", 1, mainEdition("en"))).sections).toEqual([]);
});

test("READ-02: drafts, pages below drafts and pages with noindex are not found", async () => {
  const parent = await createPage({ slug: "parent", title: "Heron" });
  await createPage({ slug: "child", title: "Heron's nest", parentSlug: "parent" });
  await createPage({ slug: "draft", title: "Heron", isPublished: false });
  await createPage({ slug: "unlisted", title: "Heron", noindex: true });
  const article = await createArticle({ slug: "sighting", title: "A heron" });
  expect((await pathsFor("heron")).toSorted()).toEqual(["/news/sighting", "/parent", "/parent/child"]);

  await db.update(pages).set({ isPublished: false }).where(eq(pages.id, parent.id));
  await db.update(news).set({ isPublished: false }).where(eq(news.id, article.id));
  expect((await searchSite("heron", 1, mainEdition("en"))).hits).toEqual([]);
});

test("READ-02: publishing, renaming and deleting a page updates the index", async () => {
  const by = await createStaff();
  const page = await createPage({ slug: "old", title: "Old words", isPublished: false });
  await pageStore.publish(page.id, by);
  const [job] = await db.execute<{ queued: number }>(
    "select count(*)::int as queued from graphile_worker.jobs where key = 'search.index-content'",
  );
  expect(job?.queued).toBe(1);
  expect(await pathsFor("words")).toEqual(["/old"]);

  await db.update(pages).set({ slug: "new" }).where(eq(pages.id, page.id));
  expect((await searchSite("words", 1, mainEdition("en"))).hits).toMatchObject([{ path: "/new" }]);

  await db
    .update(pages)
    .set({ draft: null, title: "Other text", updatedAt: new Date() })
    .where(eq(pages.id, page.id));
  expect(await pathsFor("words")).toEqual([]);
  expect(await pathsFor("other")).toEqual(["/new"]);

  await trashPage(page.id, { to: null, by });
  expect(await pathsFor("other")).toEqual([]);
});

test("READ-02: unchanged content is not indexed again", async () => {
  await createPage({ title: "Once" });
  await createArticle({ title: "Once" });
  const writes = () => db.execute(sql`select id, xmin::text from search_entries order by id`);
  await indexPublished();
  const first = [...(await writes())];
  await indexPublished();
  expect([...(await writes())]).toEqual(first);
  expect(first).toHaveLength(2);
});

test("READ-02: prefixes, phrases, exclusions and stop words in titles are supported", async () => {
  await createPage({ slug: "about", title: "About" });
  await createPage({ slug: "kubernetes", title: "Kubernetes", content: text("A cluster of three nodes.") });
  await createPage({ slug: "nodes", title: "Three clusters", content: text("Nodes of a kind.") });
  expect(await pathsFor("kuber")).toEqual(["/kubernetes"]);
  expect(await pathsFor('"three nodes"')).toEqual(["/kubernetes"]);
  expect(await pathsFor("nodes -kubernetes")).toEqual(["/nodes"]);
  expect(await pathsFor("about")).toEqual(["/about"]);
});

test("READ-02: a name with a dot is found without it, also between other words", async () => {
  await createPage({ slug: "back-ends", content: text("Most back ends run on Node.js and Postgres.") });
  await createPage({ slug: "else", content: text("A node of the network, in another language.") });
  for (const query of ["Node.js", "node js", "Node JS postgres", "on node js", "node j"])
    expect([query, await pathsFor(query)]).toEqual([query, ["/back-ends"]]);
});

test("READ-02: a misspelt word finds similar words, and the result says so", async () => {
  await createPage({ slug: "postgres", title: "Postgres and Kubernetes" });
  await createPage({ slug: "draft", title: "Kuberntes", isPublished: false });
  await indexPublished();
  const results = await searchSite("kuberntes postgers", 1, mainEdition("en"));
  expect(results).toMatchObject({ query: "kuberntes postgers", corrected: "kubernetes postgres", total: 1 });
  expect(await searchSite("zeppelin", 1, mainEdition("en"))).toMatchObject({ hits: [], total: 0 });
});

test("READ-02: the excerpt highlights the match and escapes its text", async () => {
  await createPage({
    title: "Page",
    content: text("Where lift > weight & wind, a kestrel hangs in moving air."),
  });
  await indexPublished();
  const [hit] = (await searchSite("kestrels", 1, mainEdition("en"))).hits;
  expect(hit?.excerpt).toContainEqual({ text: "kestrel", isMatch: true });
  expect(hit?.excerpt.map((piece) => piece.text).join("")).toContain("lift > weight & wind");
});

test("SITE-08: an exact title match ranks first, and a section ranks before its subpages", async () => {
  await createPage({ slug: "solutions", title: "Solutions" });
  await createPage({ slug: "banking-apps", title: "Banking apps", parentSlug: "solutions" });
  await createPage({ slug: "open-banking", title: "Open banking", parentSlug: "banking-apps" });
  await createPage({ slug: "cases", title: "Cases" });
  await createPage({
    slug: "ostra",
    title: "Ostra Bank",
    parentSlug: "cases",
    coverImage: "/art/ostra.webp",
  });

  expect(await pathsFor("bank")).toEqual([
    "/cases/ostra",
    "/solutions/banking-apps",
    "/solutions/banking-apps/open-banking",
  ]);
  expect((await searchSite("bank", 1, mainEdition("en"))).hits[0]).toMatchObject({
    picture: "/art/ostra.webp",
    trail: ["Cases"],
  });
});

test("SITE-08: the home page is found with the path /", async () => {
  const home = await findHomePage();
  if (!home) await createPage({ slug: "home", title: "Kestrel" });
  await db
    .update(pages)
    .set({ content: text("Software that holds still in moving air."), updatedAt: new Date() })
    .where(eq(pages.slug, "home"));
  expect(await pathsFor("moving air")).toEqual(["/"]);
});

test("READ-02: a results page has ten results", async () => {
  for (let count = 0; count < 12; count++) await createPage({ title: `Heron ${count}` });
  await indexPublished();
  const first = await searchSite("heron", 1, mainEdition("en"));
  const second = await searchSite("heron", 2, mainEdition("en"));
  expect(first).toMatchObject({ total: 12, pages: 2 });
  expect(first.hits).toHaveLength(10);
  expect(second.hits).toHaveLength(2);
  expect(new Set([...first.hits, ...second.hits].map(({ path }) => path)).size).toBe(12);
});

test("READ-02: a page number beyond the last shows the last page", async () => {
  for (let count = 0; count < 12; count++) await createPage({ title: `Heron ${count}` });
  await indexPublished();
  const past = await searchSite("heron", 9, mainEdition("en"));
  expect(past).toEqual(await searchSite("heron", 2, mainEdition("en")));
  expect(past).toMatchObject({ total: 12, page: 2, pages: 2 });
  expect(await searchSite("turbine", 9, mainEdition("en"))).toMatchObject({
    hits: [],
    total: 0,
    page: 1,
    pages: 0,
  });
});

test.each([
  "",
  "   ",
  "'",
  "!!! & | <->",
  "a:*",
  "\\",
  "((",
  "or",
  "-",
  "-".repeat(33),
  '"',
  "\u0002x\u0003",
  "the",
])("READ-02: the unusual query %j is answered without an error", async (query) => {
  await createPage({ title: "Page" });
  await indexPublished();
  expect(await searchSite(query, 1, mainEdition("en"))).toMatchObject({ total: expect.any(Number) });
});

/** A word that is searched, in how it is written in the text. */
const sameWords = [
  // The same letter in another form.
  ["Strasse", "Straße"],
  ["STRASSE", "Straße"],
  ["Straße", "STRAẞE"],
  ["Grosse", "Größe"],
  ["Groesse", "Größe"],
  ["Größe", "Groesse"],
  ["GRÖSSE", "Größe"],
  ["Größe".normalize("NFD"), "Größe"],
  ["Größe", "Größe".normalize("NFD")],
  ["ueber", "über"],
  ["über", "Ueber"],
  ["Uebersicht", "Übersicht"],
  ["aerzte", "Ärzte"],
  ["Haeuser", "Häuser"],
  ["Mueller", "Müller"],
  ["Müller", "Mueller"],
  ["Goethe", "Göthe"],
  ["cafe", "Café"],
  ["Café", "Cafe"],
  ["Citroen", "Citroën"],
  ["Poesie", "Poésie"],
  ["Aero", "Ærø"],
  ["Malmo", "Malmø"],
  ["Lodz", "Łódź"],
  ["Oeuvre", "Œuvre"],
  // Words of which only the ending differs.
  ["Haus", "Häuser"],
  ["neu", "neuen"],
  ["neue", "neuer"],
  ["Quelle", "Quellen"],
  ["Bauer", "Bauern"],
  ["aktuell", "aktuelle"],
  ["Datenb", "Datenbanken"],
] as const;

test("LANG-01: a German site finds words in every spelling, and marks them where it finds them", async () => {
  await db.insert(siteSettings).values({ key: "site_language", value: "de" });
  for (const [place, [, written]] of sameWords.entries())
    await createPage({
      slug: `word-${place}`,
      title: `Seite ${place}`,
      content: text(`Hier steht das Wort ${written} in einem ganzen Satz zum Lesen.`),
    });
  await indexPublished();
  const missed: string[] = [];
  const unmarked: string[] = [];
  for (const [place, [searched, written]] of sameWords.entries()) {
    const { hits, corrected } = await searchSite(searched, 1, mainEdition("de"));
    const hit = corrected ? undefined : hits.find(({ path }) => path === `/word-${place}`);
    if (!hit) missed.push(`${searched} → ${written}`);
    else if (!hit.excerpt.some(({ isMatch }) => isMatch)) unmarked.push(`${searched} → ${written}`);
  }
  expect(missed).toEqual([]);
  // In these the text has the spelling without umlauts.
  expect(["über → Ueber", "Größe → Groesse", "Müller → Mueller"]).toEqual(expect.arrayContaining(unmarked));
});

test("LANG-01: different German words stay different", async () => {
  await db.insert(siteSettings).values({ key: "site_language", value: "de" });
  await createPage({ slug: "neun", title: "Neun", content: text("Neun Fährlinien.") });
  await indexPublished();
  // Nothing has the word “neu”, so the most similar one is offered.
  expect(await searchSite('"neuen"', 1, mainEdition("de"))).toMatchObject({ corrected: "neun" });
});

test("LANG-01: a spelling correction compares words without accents and shows how they are written", async () => {
  await db.insert(siteSettings).values({ key: "site_language", value: "de" });
  await createPage({ slug: "schluessel", title: "Schlüsselübergabe" });
  await indexPublished();
  expect(await searchSite("schluesseluebergbae", 1, mainEdition("de"))).toMatchObject({
    corrected: "schlüsselübergabe",
    hits: [{ path: "/schluessel" }],
  });
});

test("LANG-01: an English site ignores accents and keeps English stems", async () => {
  await createPage({ slug: "naive", title: "Naïve issues at the Café" });
  expect(await pathsFor("naive issue cafe")).toEqual(["/naive"]);
  expect(await pathsFor("Cafés")).toEqual(["/naive"]);
});

test("LANG-01: saving another language of the site indexes all words again", async () => {
  await createPage({ slug: "contract", title: "Vertrag am Fluss" });
  await indexPublished();
  expect(await searchSite("Verträgen", 1, mainEdition("en"))).toMatchObject({ corrected: "vertrag" });
  const owner = await createStaff({ role: "owner" });
  await db.execute(sql`delete from graphile_worker._private_jobs where key = 'search.index-content'`);
  expect((await saveSettings("brand", { site_language: "de" }, owner)).status).toBe("saved");
  const [{ queued } = { queued: 0 }] = await db.execute<{ queued: number }>(
    sql`select count(*)::int as queued from graphile_worker.jobs where key = 'search.index-content'`,
  );
  expect(queued).toBe(1);
  await indexPublished();
  const { hits, corrected } = await searchSite("Verträgen", 1, mainEdition("de"));
  expect([corrected, hits.map(({ path }) => path)]).toEqual([undefined, ["/contract"]]);
});

describe("LANG-03: in a site with a further language", () => {
  const german = { language: "de", prefix: "/de" } as const;
  const find = async (query: string, edition: Edition) => (await searchSite(query, 1, edition)).hits;

  beforeEach(() => db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' }));

  test("a search finds only pages of its language, at the addresses of its edition", async () => {
    await createPage({ slug: "home", title: "Harbour" });
    await createPage({ slug: "services", title: "Services" });
    await createPage({ slug: "harbour", title: "Harbour works", parentSlug: "services" });
    await createPage({ slug: "home", title: "Harbour in German", language: "de" });
    await createPage({ slug: "services", title: "Leistungen", language: "de" });
    await createPage({ slug: "harbour", title: "Harbour Bau", parentSlug: "services", language: "de" });
    await createArticle({ slug: "harbour", title: "The harbour" });
    await createArticle({ slug: "harbour", title: "Der Harbour", language: "de" });
    await indexPublished();

    const pathsIn = async (edition: Edition) =>
      (await find("harbour", edition)).map(({ path }) => path).toSorted();
    expect(await pathsIn(mainEdition("en"))).toEqual(["/", "/news/harbour", "/services/harbour"]);
    expect(await pathsIn(german)).toEqual(["/de", "/de/aktuelles/harbour", "/de/services/harbour"]);
    const found = await find("harbour bau", german);
    expect(found).toMatchObject([{ title: "Harbour Bau", trail: ["Leistungen"] }]);
  });

  test("an unpublished parent of another language hides nothing", async () => {
    await createPage({ slug: "services", isPublished: false });
    await createPage({ slug: "services", title: "Leistungen", language: "de" });
    await createPage({ slug: "child", title: "Kupfer", parentSlug: "services", language: "de" });
    await createPage({ slug: "child", title: "Kupfer", parentSlug: "services" });
    await indexPublished();
    expect(await find("kupfer", german)).toMatchObject([{ path: "/de/services/child" }]);
    expect(await find("kupfer", mainEdition("en"))).toEqual([]);
  });

  test("each entry has the stems of its language, and words of the other are not suggested", async () => {
    await createPage({ slug: "contract", title: "Kubernetes contracts" });
    await createPage({ slug: "vertrag", title: "Verträge", language: "de" });
    await indexPublished();
    expect(await find("Vertrages", german)).toMatchObject([{ path: "/de/vertrag" }]);
    expect(await find("contract", mainEdition("en"))).toMatchObject([{ path: "/contract" }]);
    expect(await searchSite("kuberntes", 1, german)).not.toHaveProperty("corrected");
    expect(await searchSite("kuberntes", 1, mainEdition("en"))).toMatchObject({ corrected: "kubernetes" });
  });

  test("saving another main language indexes only its content again", async () => {
    await createPage({ title: "Main" });
    await createPage({ title: "Weitere", language: "de" });
    await indexPublished();
    const writes = async () => {
      const rows = await db.execute<{ title: string; language: string; xmin: string }>(
        sql`select title, language, xmin::text from search_entries order by title`,
      );
      return [...rows];
    };
    const before = await writes();
    expect(before.map(({ language }) => language)).toEqual(["en", "de"]);
    await db.insert(siteSettings).values({ key: "site_language", value: "de" });
    await indexPublished();
    const [main, further] = await writes();
    expect(main?.language).toBe("de");
    expect(further).toEqual(before[1]);
  });
});
