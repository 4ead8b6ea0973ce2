import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { settingKeys } from "./registry.ts";
import { seedSettings } from "./seed-settings.server.ts";
import { getSettings, saveSettings } from "./settings.server.ts";

test("DATA-02: seeding stores every default once and keeps saved values", async () => {
  const staff = await createStaff();
  await db.transaction(seedSettings);
  await saveSettings("footer", { footer_copyright: "© Ours" }, staff);
  await db.transaction(seedSettings);

  const rows = await db.select().from(siteSettings);
  expect(rows.map(({ key }) => key).sort()).toEqual([...settingKeys].sort());
  expect((await getSettings()).footer_copyright).toBe("© Ours");
});
