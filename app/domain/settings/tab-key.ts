import { englishNameOf } from "#app/languages/english-name.ts";
import { isLanguage, type Language } from "#app/languages/language.ts";
import { languageKey, readLanguageKey } from "#app/languages/language-key.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { keysIn, registry, type SettingKey } from "./registry.ts";
import type { SettingTab } from "./section.ts";
import { isSettingTab, tabs } from "./tabs.ts";

/** A settings tab, or its texts in a further language of the site. */
export interface LanguageTab {
  tab: SettingTab;
  language: ContentLanguage;
}

/** The texts of a settings tab in a further language. */
export interface FurtherTab extends LanguageTab {
  language: Language;
}

/** Its key in addresses: `form`, or `de:form` in a further language. */
export const tabKey = ({ tab, language }: LanguageTab) => languageKey(language, tab);

/** The inverse of `tabKey`; undefined for an unknown tab or language, and for a tab without texts. */
export function readTabKey(key: string | undefined): LanguageTab | undefined {
  const { language, name: tab } = readLanguageKey(key ?? "");
  return isSettingTab(tab) && keysIn(tab, language).length > 0 ? { tab, language } : undefined;
}

/** Its label: "Form", or "Form (German)". */
export function labelOfTab({ tab, language }: LanguageTab): string {
  const { label } = tabs[tab];
  return language ? `${label} (${englishNameOf(language)})` : label;
}

/** The tab of a setting, or of its text in a further language, as a key of addresses. */
export const tabKeyOf = (key: SettingKey, language: ContentLanguage) =>
  tabKey({ tab: registry[key].tab, language });

/** A setting in the audit log: `form_step1_title`, in a further language `form_step1_title (de)`. */
export const settingSubject = (key: SettingKey, language: ContentLanguage) =>
  language ? `${key} (${language})` : key;

/** The inverse of `settingSubject`; undefined for an unknown setting or language. */
export function readSettingSubject(
  subject: string,
): { key: SettingKey; language: ContentLanguage } | undefined {
  const [, key = "", code = ""] = /^(\w+)(?: \((\w+)\))?$/.exec(subject) ?? [];
  const language = code === "" || isLanguage(code) ? code : undefined;
  return key in registry && language !== undefined ? { key: key as SettingKey, language } : undefined;
}
