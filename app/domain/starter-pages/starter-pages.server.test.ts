import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { defaultHomeBlocks, homeSlug } from "#app/domain/pages/home.ts";
import { draftOf, findPage, listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { placePage } from "#app/domain/pages/place-page.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { resetSetting, saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { saveFields } from "#tests/support/save-fields.ts";
import { prepareTables } from "#tools/site/prepare.ts";

const prepareCleanSite = () => prepareTables({ pages: "starter", hasDemoDesk: false });

test("BRAND-05: a new site without the demo has starter pages, none of them published or publishable as it is", async () => {
  await createPage({ slug: homeSlug, title: "Home", isPublished: true, content: defaultHomeBlocks });
  await prepareCleanSite();

  const rows = await db.select().from(pages);
  expect(rows.map(({ slug, role, isPublished }) => [slug, role, isPublished]).sort()).toEqual([
    ["about", "about", false],
    ["contact", "contact", false],
    ["cookies-policy", "cookies-policy", false],
    ["home", null, true],
    ["imprint", "imprint", false],
    ["privacy-policy", "privacy-policy", false],
  ]);
  for (const page of rows) {
    const problems = await missingInBlocks(draftOf(page).blocks);
    expect(problems.length, page.slug).toBeGreaterThan(0);
    for (const { message } of problems) expect(message).toMatch(/^Replace the placeholder “\[\[/);
  }
  expect((await listPublishedPages()).map(({ slug }) => slug)).toEqual([homeSlug]);
  expect(await db.$count(leads)).toBe(0);
});

test("BRAND-05: a deleted starter page does not come back with the next start", async () => {
  await prepareCleanSite();
  expect(await db.$count(siteSettings)).toBeGreaterThan(0);
  await db.delete(pages).where(eq(pages.slug, "imprint"));
  await prepareCleanSite();
  expect(await db.$count(pages, eq(pages.slug, "imprint"))).toBe(0);
});

const listPages = async () =>
  (await listPageTree()).map(({ slug, title, role, inMenus }) => [slug, title, role, inMenus]);

const germanPages = [
  ["home", "Startseite", null, true],
  ["ueber-uns", "Über uns", "about", true],
  ["kontakt", "Kontakt", "contact", true],
  ["datenschutz", "Datenschutz", "privacy-policy", false],
  ["cookies", "Cookie-Richtlinie", "cookies-policy", false],
  ["impressum", "Impressum", "imprint", false],
];

async function prepareWithHome() {
  await createPage({ slug: homeSlug, title: "Home", isPublished: true, content: defaultHomeBlocks });
  await prepareCleanSite();
  return createStaff();
}

test("BRAND-05, LANG-01: untouched starter pages follow the language of the site, there and back", async () => {
  const by = await prepareWithHome();
  const english = await listPages();

  await saveSettings("brand", { site_language: "de" }, by);
  expect(await listPages()).toEqual(germanPages);
  for (const page of await db.select().from(pages)) {
    const problems = await missingInBlocks(draftOf(page).blocks);
    expect(problems.length, page.slug).toBeGreaterThan(0);
    for (const { message } of problems) expect(message).toMatch(/^Replace the placeholder “\[\[/);
  }
  expect((await listPublishedPages()).map(({ slug }) => slug)).toEqual([homeSlug]);

  await resetSetting("site_language", by);
  expect(await listPages()).toEqual(english);
});

test("BRAND-05, LANG-01: a starter page that somebody has edited, renamed, published or deleted stays so", async () => {
  const by = await prepareWithHome();
  const idOf = async (slug: string) => (await findPage({ key: slug }))?.id ?? "";
  await saveFields(pageStore, await idOf("about"), { fields: { title: "Our team" }, by });
  await placePage(await idOf("imprint"), { slug: "legal" }, by);
  await db.update(pages).set({ isPublished: true, publishedAt: new Date() }).where(eq(pages.slug, "contact"));
  await db.delete(pages).where(eq(pages.slug, "cookies-policy"));
  await createPage({ slug: "datenschutz", title: "Ours", orderIndex: 20 });
  await createPage({
    slug: "ours",
    role: "cookies-policy",
    title: "Cookies",
    isPublished: false,
    orderIndex: 21,
  });

  await saveSettings("brand", { site_language: "de" }, by);
  expect((await listPages()).map(([slug, title]) => [slug, title])).toEqual([
    ["home", "Startseite"],
    ["about", "Our team"],
    ["contact", "Contact"],
    ["privacy-policy", "Privacy policy"],
    ["legal", "Imprint"],
    ["datenschutz", "Ours"],
    ["ours", "Cookies"],
  ]);
});

test("BRAND-05, LANG-01: the home page of a site without starter pages has no draft in any language", async () => {
  await createPage({ slug: homeSlug, title: "Home", content: defaultHomeBlocks });
  await saveSettings("brand", { site_language: "de" }, await createStaff());
  expect(await findPage({ key: homeSlug })).toMatchObject({ draft: null, title: "Home", version: 1 });
  expect(await db.$count(pages)).toBe(1);
});
