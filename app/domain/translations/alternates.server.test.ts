import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { alternatesOf, linksTo } from "./alternates.server.ts";

const translationGroup = randomUUID();

const addGerman = () => db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' });

beforeEach(async () => {
  await createPage({ slug: "contact", translationGroup });
});

test("LANG-04: the alternates of a page are its published translations below published parents", async () => {
  await addGerman();
  const parent = await createPage({ slug: "firma", language: "de" });
  await createPage({ slug: "kontakt", parentSlug: "firma", language: "de", translationGroup });
  const both = [
    { language: "en", path: "/contact" },
    { language: "de", path: "/de/firma/kontakt" },
  ];
  expect(await alternatesOf(translationGroup)).toEqual(both);
  expect(await inContentLanguage("de", () => alternatesOf(translationGroup))).toEqual(both);

  await db.update(pages).set({ isPublished: false }).where(eq(pages.id, parent.id));
  expect(await alternatesOf(translationGroup)).toEqual(both.slice(0, 1));
});

test("LANG-04: the alternates of an article are its published translations at their addresses", async () => {
  await addGerman();
  const group = randomUUID();
  await createArticle({ slug: "a-door", translationGroup: group });
  await createArticle({ slug: "eine-tuer", language: "de", translationGroup: group });
  expect(await alternatesOf(group)).toEqual([
    { language: "en", path: "/news/a-door" },
    { language: "de", path: "/de/aktuelles/eine-tuer" },
  ]);
  expect(await alternatesOf(randomUUID())).toEqual([]);
});

test("LANG-04: a site with one language has no alternates, whatever rows it has", async () => {
  await createPage({ slug: "kontakt", language: "de", translationGroup });
  expect(await alternatesOf(translationGroup)).toEqual([]);
});

test("LANG-04: visitors of other languages are sent to the main language, if it has the page", () => {
  const german = { language: "de", path: "/de/kontakt" } as const;
  const english = { language: "en", path: "/contact" } as const;
  expect(linksTo([english, german], "en")).toContainEqual({ hreflang: "x-default", path: "/contact" });
  expect(linksTo([german], "en")).toEqual([{ hreflang: "de", path: "/de/kontakt" }]);
});
