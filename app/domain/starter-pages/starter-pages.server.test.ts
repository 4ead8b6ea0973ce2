import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { defaultHomeBlocks, homeSlug } from "#app/domain/pages/home.ts";
import { draftOf } from "#app/domain/pages/page-tree.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createPage } from "#tests/support/factories/pages.ts";
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
