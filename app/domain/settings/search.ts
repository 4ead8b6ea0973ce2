import { isSame } from "#app/domain/documents/is-same.ts";
import { englishNameOf } from "#app/languages/english-name.ts";
import type { Language } from "#app/languages/language.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { isPerLanguage, registry, type SettingKey, type Settings, sections } from "./registry.ts";
import type { SettingTab } from "./section.ts";
import { valueInWords } from "./stored-value.ts";

interface FoundSetting {
  key: SettingKey;
  tab: SettingTab;
  /** The further language whose text was found. */
  language: ContentLanguage;
  section: string;
  label: string;
  help: string | undefined;
  /** Its current value as text, truncated. */
  value: string;
}

/** Maximum characters of a shown value. */
const shownLength = 140;

/** Settings of these tabs that contain every word of the query in label, section, help, key or value. */
export function searchSettings(query: string, settings: Settings, tabs: SettingTab[]): FoundSetting[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections
    .filter(({ tab }) => tabs.includes(tab))
    .flatMap((section) =>
      (Object.keys(section.settings) as SettingKey[]).flatMap((key) => {
        const { tab, label, help } = registry[key];
        const value = valueInWords(registry[key], settings[key]);
        const text = [label, section.title, help, key, tab, value].join("\n").toLowerCase();
        if (!words.every((word) => text.includes(word))) return [];
        const found = { key, tab, language: "" as const, section: section.title, label, help };
        return [{ ...found, value: excerpt(value, words) }];
      }),
    );
}

/**
 * Texts of a further language that differ from the main one's and contain a word of the query, the others being in the
 * label or the name of the language.
 */
export function searchTranslations(
  query: string,
  { language, translated, main }: { language: Language; translated: Settings; main: Settings },
  tabs: SettingTab[],
): FoundSetting[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const name = englishNameOf(language).toLowerCase();
  const hasOwn = (key: SettingKey) => isPerLanguage(key) && !isSame(translated[key], main[key]);
  return searchSettings(words.filter((word) => word !== name).join(" "), translated, tabs)
    .filter(({ key }) => hasOwn(key))
    .filter(({ key }) => {
      const value = valueInWords(registry[key], translated[key]).toLowerCase();
      return words.some((word) => word === name || value.includes(word));
    })
    .map((found) => ({ ...found, language }));
}

/** The part of a text around the first match. */
function excerpt(text: string, words: string[]): string {
  const line = text.replace(/\s+/g, " ");
  if (line.length <= shownLength) return line;
  const found = words.map((word) => line.toLowerCase().indexOf(word)).find((position) => position >= 0) ?? 0;
  const start = Math.max(0, Math.min(found - shownLength / 3, line.length - shownLength));
  return `${start > 0 ? "…" : ""}${line.slice(start, start + shownLength).trim()}…`;
}
