import { listDemoSettings } from "#app/domain/settings/demo-settings.ts";
import { settingValue } from "#app/domain/settings/reading.server.ts";
import { defaultSettings, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import type { Env } from "#app/platform/env.server.ts";
import { connectPostgres } from "#db/connection/connect.ts";
import { advice, type Finding, fault } from "./finding.ts";
import { messages } from "./messages.ts";

/**
 * Finds settings that still have demo values: a fault on a public site, because enquiries would be misdirected. Returns
 * nothing while the database is unreadable, which another check reports.
 */
export async function examineDemo({ DATABASE_URL, DEMO_CONTENT, SITE_URL }: Env): Promise<Finding[]> {
  const sql = connectPostgres(DATABASE_URL, "command", { max: 1, connect_timeout: 5 });
  try {
    const rows = await sql<{ key: string; value: string }[]>`select key, value from site_settings`;
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    const values = settingKeys.map((key) => [key, settingValue(key, stored.get(key))]);
    const settings: Settings = { ...defaultSettings, ...Object.fromEntries(values) };
    const isPublic = new URL(SITE_URL).protocol === "https:";
    return listDemoSettings(settings, { hasDemo: DEMO_CONTENT }).map(({ key, label, value }) =>
      (isPublic ? fault : advice)(
        messages.demo,
        messages.settingIsExample(label, key, value),
        messages.changeSetting,
      ),
    );
  } catch {
    return [];
  } finally {
    await sql.end({ timeout: 1 });
  }
}
