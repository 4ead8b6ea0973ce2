import { registry, type SettingKey, type Settings, settingKeys } from "./registry.ts";

export interface DemoSetting {
  key: SettingKey;
  label: string;
  value: string;
}

/** An address or host of the demo: `.example` is reserved for documentation (https://www.rfc-editor.org/rfc/rfc2606). */
const demoAddress = /[^\s"]*\.example\b/i;

/** Settings that still have demo values. The demo agency's name counts only on sites without the demo content. */
export function listDemoSettings(settings: Settings, { hasDemo }: { hasDemo: boolean }): DemoSetting[] {
  return settingKeys.flatMap((key) => {
    const { label, default: demoValue } = registry[key];
    const value = settings[key];
    const [address] = demoAddress.exec(JSON.stringify(value)) ?? [];
    if (address) return [{ key, label, value: address }];
    const isDemoName = key === "brand_name" && !hasDemo && value === demoValue;
    return isDemoName ? [{ key, label, value: String(value) }] : [];
  });
}
