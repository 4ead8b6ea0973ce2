import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { defaultSettings, registry, settingKeys } from "./registry.ts";
import { writeStored } from "./stored-value.ts";

/** Adds the missing row of each setting. Existing rows are kept. */
export async function seedSettings(tx: Transaction) {
  const values = { ...defaultSettings, leads_mail_to: await previousLeadRecipients(tx) };
  const rows = settingKeys.map((key) => ({ key, value: writeStored(registry[key], values[key]) }));
  await tx.insert(siteSettings).values(rows).onConflictDoNothing();
}

/**
 * Before this setting existed, leads were mailed to `contact_email` while `LEADS_MAIL_TO` was unset. A customised
 * address continues to receive them.
 */
async function previousLeadRecipients(tx: Transaction): Promise<string[]> {
  // docker-compose.yml sets a demo address by default.
  if (env.LEADS_MAIL_TO && !env.LEADS_MAIL_TO.endsWith(".example")) return [];
  const [contact] = await tx
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(and(eq(siteSettings.key, "contact_email"), isNotNull(siteSettings.updatedBy)));
  return contact?.value ? [contact.value] : [];
}
