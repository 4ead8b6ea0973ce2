import type { Setting } from "./fields.ts";

/** Tabs generated from the registry, in order. */
export const settingTabs = [
  "contact",
  "footer",
  "form",
  "leads",
  "lead-data",
  "home",
  "cookies",
  "scripts",
  "pages",
  "presets",
  "brand",
] as const;
export type SettingTab = (typeof settingTabs)[number];

type SettingsOf<Fields> = { [Key in keyof Fields]: Fields[Key] & { tab: SettingTab } };

/** A group of settings with a heading in a tab. */
export interface Section<Fields extends Record<string, Setting> = Record<string, Setting>> {
  tab: SettingTab;
  title: string;
  about?: string;
  settings: SettingsOf<Fields>;
}

export function section<Fields extends Record<string, Setting>>(
  place: { tab: SettingTab; title: string; about?: string },
  fields: Fields,
): Section<Fields> {
  const settings = {} as SettingsOf<Fields>;
  for (const key in fields) settings[key] = { ...fields[key], name: key, tab: place.tab };
  return { ...place, settings };
}

/** The tabs that are previewed: what they change is on the site, and whoever changes settings may change them. */
export const previewedTabs = ["contact", "footer", "form", "home", "cookies", "brand"] as const;
export type PreviewedTab = (typeof previewedTabs)[number];

export function isPreviewed(tab: string | undefined): tab is PreviewedTab {
  return previewedTabs.some((each) => each === tab);
}
