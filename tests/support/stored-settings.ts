import { inArray, sql } from "drizzle-orm";
import { registry, type SettingKey, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { writeStored } from "#app/domain/settings/stored-value.ts";
import { db } from "#app/platform/database.server.ts";
import { settingTabs } from "#db/schema/setting-tabs.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { siteSettled } from "./site-settled.ts";

/**
 * Stores settings like the admin, waits until the site shows them, and returns a function that restores the previous
 * ones.
 */
export async function storeSettings(values: Partial<Settings>): Promise<() => Promise<void>> {
  const keys = settingKeys.filter((key) => key in values);
  const before = await db.select().from(siteSettings).where(inArray(siteSettings.key, keys));
  await replace(
    keys,
    keys.flatMap((key) => {
      const value = values[key];
      return value === undefined ? [] : [{ key, value: writeStored(registry[key], value) }];
    }),
  );
  return () => replace(keys, before);
}

/** Saves the current settings; returns a function that restores them. */
export async function keepSettings(...keys: SettingKey[]): Promise<() => Promise<void>> {
  const before = await db.select().from(siteSettings).where(inArray(siteSettings.key, keys));
  return () => replace(keys, before);
}

async function replace(keys: SettingKey[], rows: (typeof siteSettings.$inferInsert)[]) {
  await db.transaction(async (tx) => {
    // Tabs first, as the admin locks them: an open tab may save its draft at the same time.
    const tabs = new Set(keys.map((key) => registry[key].tab));
    await tx
      .update(settingTabs)
      .set({ draft: null, draftBy: null, draftAt: null, version: sql`${settingTabs.version} + 1` })
      .where(inArray(settingTabs.tab, [...tabs]));
    await tx.delete(siteSettings).where(inArray(siteSettings.key, keys));
    if (rows.length > 0) await tx.insert(siteSettings).values(rows);
  });
  await siteSettled();
}
