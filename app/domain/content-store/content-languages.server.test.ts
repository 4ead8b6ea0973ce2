import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import loadNewsList from "#app/blocks/news-list/data.server.ts";
import { newsList } from "#app/blocks/news-list/schema.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { findRedirect } from "#app/domain/redirects/find-redirect.server.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { listBrokenPaths } from "#app/site/broken-paths.server.ts";
import { renderNewsFeed } from "#app/site/discovery/news-feed.server.ts";
import { news } from "#db/schema/news.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { p } from "#tests/support/rich-text.ts";
import { saveFields } from "#tests/support/save-fields.ts";
import { contentStores } from "./content-store.server.ts";
import {
  findPublished,
  hasPublishedNews,
  listPublishedNews,
  listPublishedTestimonials,
} from "./published-content.server.ts";

const articles = contentStores.article;
const body = { type: "doc" as const, content: [p("Words")] };

beforeEach(async () => {
  await db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' });
});

/** A complete draft in a language. */
async function aDraft(title: string, language: "" | "de" = "de") {
  const by = await createStaff();
  const id = await articles.create(title, by, language);
  await saveFields(articles, id, { fields: { body }, by });
  return { by, id };
}

const inGerman = <Value>(read: () => Value) => inContentLanguage("de", read);

test("LANG-03: articles of two languages can have the same slug, and each language reads its own", async () => {
  for (const [title, language] of [
    ["Kestrel", ""],
    ["Kestrel", "de"],
  ] as const) {
    const { by, id } = await aDraft(title, language);
    await saveFields(articles, id, { fields: { excerpt: `in ${language || "en"}` }, by });
    await articles.publish(id, by);
    expect((await articles.read(id))?.row).toMatchObject({ slug: "kestrel", language });
  }
  const read = async () => [
    (await findPublished(contentTypes.article, "kestrel"))?.excerpt,
    ...(await listPublishedNews()).map(({ excerpt }) => excerpt),
    ...((await loadNewsList(newsList.props.parse({}), async () => defaultSettings))?.articles ?? []).map(
      ({ excerpt }) => excerpt,
    ),
  ];
  expect(await read()).toEqual(["in en", "in en", "in en"]);
  expect(await inGerman(read)).toEqual(["in de", "in de", "in de"]);
  const feed = await inGerman(() => renderNewsFeed("json"));
  expect(feed).toContain("/de/aktuelles/kestrel");
  expect(feed).not.toContain("in en");
});

test("LANG-03: a language without articles shows none, as a new site does", async () => {
  await createArticle();
  expect(await hasPublishedNews()).toBe(true);
  expect(await inGerman(hasPublishedNews)).toBe(false);
  expect(
    await inGerman(() => loadNewsList(newsList.props.parse({}), async () => defaultSettings)),
  ).toBeNull();
});

test("LANG-03: a testimonial is shown in every language or in one", async () => {
  await createTestimonial({ name: "All", orderIndex: 1 });
  const { id } = await createTestimonial({ name: "Chosen", orderIndex: 2 });
  const shown = async () => (await listPublishedTestimonials()).map(({ name }) => name);
  expect(await inGerman(shown)).toEqual(["All", "Chosen"]);

  const by = await createStaff();
  await contentStores.testimonial.chooseLanguage(id, "", by);
  expect(await inGerman(shown)).toEqual(["All"]);
  expect(await shown()).toEqual(["All", "Chosen"]);
  await contentStores.testimonial.chooseLanguage(id, "de", by);
  expect(await inGerman(shown)).toEqual(["All", "Chosen"]);
  expect(await shown()).toEqual(["All"]);
  await contentStores.testimonial.chooseLanguage(id, null, by);
  expect(await shown()).toEqual(["All", "Chosen"]);
});

test("LANG-03: a renamed article redirects within its language", async () => {
  await createArticle({ slug: "tide", title: "Tide" });
  const { by, id } = await aDraft("Tide");
  await articles.publish(id, by);
  await articles.rename(id, { slug: "flut", wasSlug: "tide" }, by);
  const redirection = { status: 301, to: "/de/news/flut" };
  expect(await findRedirect("/de/news/tide")).toMatchObject(redirection);
  expect(await findRedirect("/de/aktuelles/tide?x")).toMatchObject({ status: 301, to: "/de/news/flut?x" });
  expect(await findRedirect("/news/tide")).toBeUndefined();

  await articles.unpublish(id, by);
  await createArticle({ slug: "flut" });
  expect(await findRedirect("/de/news/tide"), "the English article is another one").toBeUndefined();
});

test("LANG-03: a trashed article is gone in its language alone, and returns beside its replacement", async () => {
  await createArticle({ slug: "tide" });
  const { by, id } = await aDraft("Tide");
  await articles.publish(id, by);
  const group = (await articles.find(id))?.translationGroup ?? "";
  await articles.trash(id, by);
  expect(await findRedirect("/de/news/tide")).toMatchObject({ status: 410 });
  expect(await findRedirect("/news/tide")).toBeUndefined();

  const { id: successor } = await aDraft("Flut");
  await db.update(news).set({ translationGroup: group }).where(eq(news.id, successor));
  expect(await articles.restore(id, by)).toBe(true);
  const restored = await articles.find(id);
  expect(restored).toMatchObject({ slug: "tide", language: "de" });
  expect(restored?.translationGroup).not.toBe(group);
  expect(await findRedirect("/de/news/tide")).toBeUndefined();
});

test("LANG-03: a scheduled article is published in its language", async () => {
  const { by, id } = await aDraft("Flut");
  const at = new Date(Date.now() + 60_000);
  await articles.schedule(id, by, at);
  await articles.publishScheduled({ id, dueAt: at.toISOString() });
  expect(await listPublishedNews()).toEqual([]);
  expect(await inGerman(listPublishedNews)).toMatchObject([{ slug: "flut" }]);
});

test("LANG-03: a path without a prefix links to the article in the language of the text", async () => {
  const link = (href: string) => ({
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }],
      },
    ],
  });
  const english = await createArticle({ slug: "tide", title: "English" });
  const german = await createArticle({ slug: "tide", title: "German", language: "de" });
  await createArticle({ title: "From English", body: link("/news/tide") });
  await createArticle({ title: "From German", body: link("/news/tide"), language: "de" });
  await createArticle({ title: "Across", body: link("/de/aktuelles/tide") });
  const linking = async ({ id }: { id: string }) => {
    const row = await articles.find(id);
    return row && (await articles.listLinksHere(row)).map(({ label }) => label);
  };
  expect(await linking(english)).toEqual(["From English"]);
  expect(await linking(german)).toEqual(["Across", "From German"]);
});

test("LANG-03: a link is checked in every language of the site", async () => {
  await createArticle({ slug: "flut", language: "de" });
  const links = [
    "/de",
    "/de/news",
    "/de/aktuelles/flut",
    "/de/projekt-anfragen",
    "/news/flut",
    "/de/news/tide",
  ];
  expect(await listBrokenPaths(links)).toEqual(["/news/flut", "/de/news/tide"]);
  const stored = ["/news/flut", "/news/tide", "/about/careers", "/lets-talk?message=Hi"];
  const inGerman = inContentLanguage("de", () => listBrokenPaths(stored));
  expect(await inGerman, "followed by a German page").toEqual(["/news/tide"]);
  await db.delete(siteSettings).where(eq(siteSettings.key, "further_languages"));
  expect(await listBrokenPaths(["/de/aktuelles/flut"])).toEqual(["/de/aktuelles/flut"]);
});
