import { inArray } from "drizzle-orm";
import { registry, type SettingKey, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { writeStored } from "#app/domain/settings/stored-value.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";

/** Stores settings as the admin would, until the site shows them; what it resolves to stores again what was there. */
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

/** Remembers what is stored of settings; what it resolves to stores it again. */
export async function keepSettings(...keys: SettingKey[]): Promise<() => Promise<void>> {
  const before = await db.select().from(siteSettings).where(inArray(siteSettings.key, keys));
  return () => replace(keys, before);
}

async function replace(keys: SettingKey[], rows: (typeof siteSettings.$inferInsert)[]) {
  await db.transaction(async (tx) => {
    await tx.delete(siteSettings).where(inArray(siteSettings.key, keys));
    if (rows.length > 0) await tx.insert(siteSettings).values(rows);
  });
  await siteSettled();
}

/**
 * Resolves once the site of this worker has heard of what was stored. Whoever changes something in the admin is answered
 * after that, so a change without a session, which changes nothing, tells when it is.
 */
async function siteSettled() {
  const { status } = await fetch(new URL("/admin/theme.data", process.env.SITE_URL), { method: "POST" });
  if (status >= 500) throw new Error(`the site answers ${status}`);
}
