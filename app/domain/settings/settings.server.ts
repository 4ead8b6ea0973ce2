import { inArray, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { settingValue } from "./reading.server.ts";
import { registry, type SettingKey, type Settings, settingKeys } from "./registry.ts";
import type { SettingTab } from "./section.ts";
import { readStored, writeStored } from "./stored-value.ts";

/** Every setting with its value: what is stored where that fits, else the default. Rejects when Postgres is away. */
export async function getSettings(): Promise<Settings> {
  const rows = await db.select({ key: siteSettings.key, value: siteSettings.value }).from(siteSettings);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(settingKeys.map((key) => [key, settingValue(key, stored.get(key))])) as Settings;
}

export interface ListedSetting {
  key: SettingKey;
  /** The text that the database holds; undefined without a row. */
  stored: string | undefined;
  /** Raised by one with each write; 0 without a row. */
  version: number;
  value: Settings[SettingKey];
  default: Settings[SettingKey];
  /** Why `value` is the default although something is stored. */
  problem: string | undefined;
}

/** The settings of one tab as the admin sees them, in the registry's order. */
export async function listSettings(tab: SettingTab): Promise<ListedSetting[]> {
  const keys = keysOf(tab);
  const rows = await db.select().from(siteSettings).where(inArray(siteSettings.key, keys));
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => {
    const setting = registry[key];
    const row = rowOf.get(key);
    const reading = row && readStored(setting, row.value);
    return {
      key,
      stored: row?.value,
      version: row?.version ?? 0,
      value: reading?.fits ? reading.value : setting.default,
      default: setting.default,
      problem: reading?.fits === false ? reading.problem : undefined,
    };
  });
}

/**
 * Stores those values of a tab that differ from what is stored, all or none, each with a line in the audit log.
 * Keys of other tabs are left alone. Resolves to the keys that changed.
 */
export function saveSettings(
  tab: SettingTab,
  values: Partial<Settings>,
  staff: Staff,
): Promise<SettingKey[]> {
  const texts = new Map<SettingKey, string>();
  for (const key of keysOf(tab)) {
    const value = values[key];
    if (value !== undefined) texts.set(key, writeStored(registry[key], value));
  }
  return db.transaction((tx) => store(tx, "setting.save", texts, staff));
}

/** Stores the default of a setting again. Resolves to false when that is what is stored already. */
export async function resetSetting(key: SettingKey, staff: Staff): Promise<boolean> {
  const texts = new Map([[key, writeStored(registry[key], registry[key].default)]]);
  const changed = await db.transaction((tx) => store(tx, "setting.reset", texts, staff));
  return changed.length > 0;
}

async function store(tx: Transaction, action: string, texts: Map<SettingKey, string>, staff: Staff) {
  const rows = await tx
    .select({ key: siteSettings.key, value: siteSettings.value })
    .from(siteSettings)
    .where(inArray(siteSettings.key, [...texts.keys()]))
    .orderBy(siteSettings.key) // two saves at once lock their rows in the same order
    .for("update");
  const stored = new Map(rows.map(({ key, value }) => [key, value]));

  const changed: SettingKey[] = [];
  for (const [key, value] of texts) {
    const before = stored.get(key);
    if (asWritten(key, before) === value) continue;

    const written = { value, updatedAt: new Date(), updatedBy: staff.id };
    await tx
      .insert(siteSettings)
      .values({ key, ...written })
      .onConflictDoUpdate({
        target: siteSettings.key,
        set: { ...written, version: sql`${siteSettings.version} + 1` },
      });
    await recordAudit(tx, { actor: staff, action, subject: key, before, after: value });
    changed.push(key);
  }
  return changed;
}

/** A stored text as this code would write it, so that `[ "a" ]` and `["a"]` are the same value. */
function asWritten(key: SettingKey, stored: string | undefined): string | undefined {
  if (stored === undefined) return undefined;
  const reading = readStored(registry[key], stored);
  return reading.fits ? writeStored(registry[key], reading.value) : stored;
}

function keysOf(tab: SettingTab): SettingKey[] {
  return settingKeys.filter((key) => registry[key].tab === tab);
}
