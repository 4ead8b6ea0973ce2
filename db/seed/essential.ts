import { registry, settingKeys } from "#app/domain/settings/registry.ts";
import { writeStored } from "#app/domain/settings/stored-value.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";

/** What every site needs before its first visitor: a row for each setting. Rows that exist are left as they are. */
export async function seedEssential(tx: Transaction) {
  const rows = settingKeys.map((key) => ({ key, value: writeStored(registry[key], registry[key].default) }));
  await tx.insert(siteSettings).values(rows).onConflictDoNothing();
}
