import { eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listLeads } from "#app/domain/leads/lead-list.server.ts";
import { getSettings, seedSettings } from "#app/domain/settings/settings.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { tasks } from "#db/schema/tasks.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { seedDemoSettings } from "./seed.ts";
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

test("the demo has twelve enquiries with tasks, and no mail is queued for them", async () => {
  await db.transaction((tx) => seedDemoDesk(tx));

  const { leads: listed, counts } = await listLeads();
  expect(listed).toHaveLength(11);
  expect(counts).toMatchObject({ new: 3, won: 2, spam: 1 });
  expect(await db.select().from(tasks).where(isNotNull(tasks.leadId))).toHaveLength(4);
  const [jobs] = await db.execute(sql`select count(*)::int as count from graphile_worker.jobs`);
  expect(jobs).toEqual({ count: 0 });
});
