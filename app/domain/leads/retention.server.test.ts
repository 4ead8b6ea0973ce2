import { expect, test } from "vitest";
import { defaultSettings, registry } from "#app/domain/settings/registry.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { eraseExpiredLeads, forecastErasure, savedRetention } from "./retention.server.ts";

const day = 24 * 60 * 60_000;

test("DESK-03: a shorter retention takes effect after 24 hours, and the forecast counts the leads it will erase", async () => {
  const owner = await createStaff();
  for (const status of ["lost", "new"] as const)
    await createLead({ status, updatedAt: new Date(Date.now() - 100 * day) });
  await saveSettings("lead-data", { leads_retention_lost_days: 60, leads_retention_new_days: 60 }, owner);

  const today = await forecastErasure();
  expect(today).toMatchObject({ next: 0, later: 2 });
  expect(Number(today.countsFrom) - Date.now()).toBeGreaterThan(23 * 60 * 60_000);
  expect(await eraseExpiredLeads()).toBe(0);

  await saveSettings("lead-data", { leads_retention_new_days: 0 }, owner);
  const tomorrow = new Date(Date.now() + day + 60_000);
  expect(await forecastErasure(undefined, tomorrow)).toEqual({ next: 1, later: 1, countsFrom: undefined });
  expect(await eraseExpiredLeads(tomorrow)).toBe(1);
  expect(await db.$count(leads)).toBe(1);
});

test("DESK-03: a longer retention takes effect at once", async () => {
  await createLead({ status: "spam", updatedAt: new Date(Date.now() - 100 * day) });
  await saveSettings("lead-data", { leads_retention_spam_days: 365 }, await createStaff());
  expect(await forecastErasure()).toEqual({ next: 0, later: 0, countsFrom: undefined });
  expect(await eraseExpiredLeads()).toBe(0);
});

test("DESK-03: the forecast counts leads for unsaved values", async () => {
  await createLead({ status: "won", updatedAt: new Date(Date.now() - 100 * day) });
  const typed = { ...savedRetention(defaultSettings), won: 30 };
  expect(await forecastErasure(typed)).toMatchObject({ next: 0, later: 1 });
});

test.each([
  ["leads_retention_new_days", 29, false],
  ["leads_retention_new_days", 30, true],
  ["leads_retention_new_days", 0, true],
  ["leads_retention_spam_days", 1, true],
] as const)("DESK-03: %s accepts %i days: %s", (key, days, isTaken) => {
  expect(registry[key].schema.safeParse(days).success).toBe(isTaken);
});
