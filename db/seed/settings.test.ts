import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { seedSettings } from "#app/domain/settings/seed-settings.server.ts";
import { getSettings, saveSettings } from "#app/domain/settings/settings.server.ts";
import { readStored, writeStored } from "#app/domain/settings/stored-value.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import type { DemoPage } from "./demo/demo.ts";
import { demoPages } from "./demo/pages/index.ts";
import { demoSettings, seedDemoSettings } from "./demo/settings.ts";

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

test.each(Object.keys(demoSettings) as (keyof typeof demoSettings & SettingKey)[])(
  "the demo's %s fits",
  (key) => {
    const stored = writeStored(registry[key], demoSettings[key]);
    expect(readStored(registry[key], stored)).toEqual({ fits: true, value: demoSettings[key] });
  },
);

test("the demo's settings link to pages that are there", () => {
  const links = JSON.stringify(demoSettings).matchAll(/"url":"(\/[^"]*)"/g);
  const pages = new Set(pathsOf(demoPages));
  expect([...links].map(([, path]) => path).filter((path) => !pages.has(path ?? ""))).toEqual([]);
});

function pathsOf(pages: DemoPage[], above = ""): string[] {
  return pages.flatMap(({ slug, children = [] }) => [
    `${above}/${slug}`,
    ...pathsOf(children, `${above}/${slug}`),
  ]);
}
