import { englishNameOf } from "#app/languages/english-name.ts";
import type { Language } from "#app/languages/language.ts";
import { languageKey, readLanguageKey } from "#app/languages/language-key.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { keysIn } from "./per-language.ts";
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
