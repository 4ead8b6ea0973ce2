import { clients, clutch, testimonials } from "#app/domain/settings/registry/home/social-proof.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import {
  colophon,
  colours,
  contactDetails,
  fonts,
  identity,
  language,
  menu,
  policyLinks,
  shape,
  socialLinks,
} from "./registry/company.ts";
import { cookieBanner, cookieGroups, customScripts, tagManager } from "./registry/cookies.ts";
import { formLogos, nextSteps, placeholders, replyPerson } from "./registry/form.ts";
import { cases, hero, news, offices, services, solutions, team } from "./registry/home/sections.ts";
import {
  confirmation,
  leadRecipients,
  leadRetention,
  officeHours,
  replyTemplates,
} from "./registry/leads.ts";
import { careers, newsList } from "./registry/lists.ts";
import { presetCategories, presetSections, versionRetention } from "./registry/presets.ts";
import type { Section, SettingTab } from "./section.ts";

/** All sections, in the order of their tabs. */
export const sections = [
  contactDetails,
  menu,
  colophon,
  policyLinks,
  socialLinks,
  nextSteps,
  replyPerson,
  placeholders,
  formLogos,
  officeHours,
  confirmation,
  replyTemplates,
  leadRecipients,
  leadRetention,
  hero,
  team,
  solutions,
  services,
  cases,
  offices,
  news,
  testimonials,
  clutch,
  clients,
  cookieBanner,
  cookieGroups,
  tagManager,
  customScripts,
  newsList,
  careers,
  versionRetention,
  presetCategories,
  ...presetSections,
  identity,
  language,
  colours,
  shape,
  fonts,
] satisfies Section[];

/** All settings by key: schema, default, tab, label and help. */
export const registry = Object.assign({}, ...sections.map((section) => section.settings)) as Registry;

type Registry = Merged<(typeof sections)[number]["settings"]>;

/** Intersects the members of a union into one object type. */
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;

export type SettingKey = keyof Registry;

/** All settings by key with their types. Shared between requests; immutable. */
export type Settings = { readonly [Key in SettingKey]: Registry[Key]["default"] };

export const settingKeys = Object.keys(registry) as SettingKey[];

/** The settings of a tab, in the registry's order. */
export const keysOf = (tab: SettingTab) => settingKeys.filter((key) => registry[key].tab === tab);

/** Whether each language of the site can have its own value. */
export function isPerLanguage(key: string): key is SettingKey {
  return Object.hasOwn(registry, key) && registry[key as SettingKey].perLanguage;
}

/** The settings of a tab, or in a further language those that can differ. */
export function keysIn(tab: SettingTab, language: ContentLanguage): SettingKey[] {
  return language === "" ? keysOf(tab) : keysOf(tab).filter(isPerLanguage);
}

/** The settings that components of public pages read. */
export type SiteSettingKey = {
  [Key in SettingKey]: Registry[Key] extends { isOnEveryPage: true } ? Key : never;
}[SettingKey];

export const siteSettingKeys = settingKeys.filter(
  (key) => "isOnEveryPage" in registry[key],
) as SiteSettingKey[];

/** The settings of an empty database. */
export const defaultSettings = Object.fromEntries(
  settingKeys.map((key) => [key, registry[key].default]),
) as Settings;
