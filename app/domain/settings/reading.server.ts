import { log } from "#app/platform/log.server.ts";
import { registry, type SettingKey, type Settings } from "./registry.ts";
import { readStored } from "./stored-value.ts";

/** Settings on every page; empty ones are logged as a warning. */
const indispensable: SettingKey[] = ["contact_email", "footer_copyright"];

/** Cache of the parsed value per key, so that each text is parsed and logged once. */
const readings = new Map<SettingKey, { stored: string | undefined; value: Settings[SettingKey] }>();

/** Parses a stored text; missing and invalid ones become the default, and invalid ones are logged. */
export function settingValue(key: SettingKey, stored: string | undefined): Settings[SettingKey] {
  const last = readings.get(key);
  if (last && last.stored === stored) return last.value;

  const value = read(key, stored);
  readings.set(key, { stored, value });
  return value;
}

function read(key: SettingKey, stored: string | undefined): Settings[SettingKey] {
  const setting = registry[key];
  if (!stored?.trim() && indispensable.includes(key)) {
    log.error({ key }, "a setting of every page is missing; its default is used");
    return setting.default;
  }
  if (stored === undefined) return setting.default;

  const reading = readStored(setting, stored);
  if (reading.fits) return reading.value;
  log.warn({ key, problem: reading.problem }, "a stored setting is invalid; its default is used");
  return setting.default;
}
