import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { seedSettings } from "#app/domain/settings/seed-settings.server.ts";
import { getSettings, saveSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { seedDemoSettings } from "./seed.ts";

test("the demo's settings replace defaults and keep what was saved", async () => {
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
