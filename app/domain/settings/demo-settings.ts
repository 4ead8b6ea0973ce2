import { registry, type SettingKey } from "./registry.ts";
import { writeStored } from "./stored-value.ts";

/** A row of `site_settings`. */
export interface StoredSetting {
  key: string;
  value: string;
  version: number;
  updatedBy: string | null;
}

export interface DemoSetting {
  key: SettingKey;
  label: string;
  value: string;
}

/** Settings that still have the demo's value: it was stored with the demo, and nobody has saved another since. */
export function listDemoSettings(rows: StoredSetting[]): DemoSetting[] {
  return rows.filter(isOfDemo).map(({ key, value }) => ({ key, label: registry[key].label, value }));
}

function isOfDemo<Row extends StoredSetting>(row: Row): row is Row & { key: SettingKey } {
  const { key, value, version, updatedBy } = row;
  if (!isKnown(key) || updatedBy !== null || version !== 1) return false;
  return value !== writeStored(registry[key], registry[key].default);
}

const isKnown = (key: string): key is SettingKey => Object.hasOwn(registry, key);
