import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listPublishedTestimonials } from "#app/domain/content-store/published-content.server.ts";
import { listLeads } from "#app/domain/leads/lead-list.server.ts";
import { homeSlug } from "#app/domain/pages/home.ts";
import { getSettings, seedSettings } from "#app/domain/settings/settings.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { tasks } from "#db/schema/tasks.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { seedDemo, seedDemoSettings } from "./seed.ts";
import { seedDemoDesk } from "./seed-desk.ts";

test("the demo settings replace defaults but not saved values", async () => {
  const staff = await createStaff();
  await db.transaction(seedSettings);
  await saveSettings("home", { home_offices_title: "Our door" }, staff);
  await db.transaction(seedDemoSettings);

  const settings = await getSettings();
  expect(settings.home_cases_items).toHaveLength(8);
  expect(settings.home_offices_title).toBe("Our door");
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.key, "home_cases_items"));
  expect(row?.version).toBe(1);
});

test("LANG-03: the demo is seeded with German translations of pages, and with German texts of settings", async () => {
  await createPage({ slug: homeSlug });
  await db.transaction(seedSettings);
  await db.transaction(seedDemo);

  const pageIn = async (language: "" | "de", slug: string) => {
    const [page] = await db
      .select()
      .from(pages)
      .where(and(eq(pages.language, language), eq(pages.slug, slug)));
    return page;
  };
  for (const [slug, germanSlug] of [
    [homeSlug, homeSlug],
    ["services", "leistungen"],
    ["ostra-bank", "ostra-bank"],
    ["privacy-policy", "datenschutz"],
  ] as const) {
    const [original, german] = [await pageIn("", slug), await pageIn("de", germanSlug)];
    expect(german, germanSlug).toMatchObject({
      translationGroup: original?.translationGroup,
      role: original?.role,
      isPublished: true,
    });
  }
  expect(await pageIn("de", "impressum")).toMatchObject({ role: "imprint" });
  expect(await pageIn("de", "ki-assistenten")).toMatchObject({ parentSlug: "loesungen" });

  expect((await getSettings()).home_hero_headline).toMatch(/^Software that/);
  const german = await inContentLanguage("de", getSettings);
  expect(german).toMatchObject({ site_language: "de", further_languages: ["de"] });
  expect(german.home_hero_headline).toMatch(/^Software, die/);
  const people = await inContentLanguage("de", () => listPublishedTestimonials());
  expect(people.map(({ country }) => country)).toContain("Deutschland");
  expect(people.map(({ country }) => country)).not.toContain("Germany");
});

test("the demo has twelve enquiries with tasks, and no mail is queued for them", async () => {
  await db.transaction((tx) => seedDemoDesk(tx));

  const { leads: listed, counts } = await listLeads();
  expect(listed).toHaveLength(11);
  expect(counts).toMatchObject({ new: 3, won: 2, spam: 1 });
  expect(await db.select().from(tasks).where(isNotNull(tasks.leadId))).toHaveLength(4);
  const [jobs] = await db.execute(sql`select count(*)::int as count from graphile_worker.jobs`);
  expect(jobs).toEqual({ count: 0 });
});
