import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readSiteMenus } from "#app/domain/pages/pages.server.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { siteDataOf } from "./site-data.server.ts";

const shortcuts = async () => {
  const site = await siteDataOf(defaultSettings, await readSiteMenus(defaultSettings));
  return site.shortcuts.map(({ path }) => path);
};

test("SITE-08: prices below a section are a shortcut of the menu, as a section they are named once", async () => {
  await createPage({ slug: "about" });
  const { id } = await createPage({ slug: "pricing", parentSlug: "about" });
  expect(await shortcuts()).toEqual(["/about/pricing", "/search"]);
  await db.update(pages).set({ parentSlug: null }).where(eq(pages.id, id));
  expect(await shortcuts()).toEqual(["/search"]);
});
