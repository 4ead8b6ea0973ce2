import { registry, type SettingKey, sections } from "./registry.ts";
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
  const found = rows.filter(isOfDemo);
  const keys = found.map(({ key }) => key);
  return found.map(({ key, value }) => ({ key, label: labelAmong(keys, key), value }));
}

/** The label, with its section if another one of the tab has the same: “Title (Services)”. */
function labelAmong(keys: SettingKey[], key: SettingKey): string {
  const { label, tab } = registry[key];
  const isAlike = (each: SettingKey) => registry[each].label === label && registry[each].tab === tab;
  const section = sections.find(({ settings }) => Object.hasOwn(settings, key));
  return section && keys.filter(isAlike).length > 1 ? `${label} (${section.title})` : label;
}

function isOfDemo<Row extends StoredSetting>(row: Row): row is Row & { key: SettingKey } {
  const { key, value, version, updatedBy } = row;
  if (!isKnown(key) || updatedBy !== null || version !== 1) return false;
  return value !== writeStored(registry[key], registry[key].default);
}

const isKnown = (key: string): key is SettingKey => Object.hasOwn(registry, key);
