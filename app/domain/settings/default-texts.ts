import { isSame } from "#app/domain/documents/is-same.ts";
import { settings as german } from "#app/languages/de/settings.ts";
import type { Language } from "#app/languages/language.ts";
import { registry, type SettingKey, type Settings } from "./registry.ts";

type TranslatedKey = keyof typeof german;

/** Settings whose default is a text for visitors, written in each language. */
export const translatedKeys = Object.keys(german) as TranslatedKey[];

/** The defaults in each language; the English ones are in the registry. */
const translations: Record<Exclude<Language, "en">, { readonly [Key in TranslatedKey]: Settings[Key] }> = {
  de: german,
};

/** The default of a setting on a site in this language. */
export function defaultIn(key: SettingKey, language: Language): Settings[SettingKey] {
  const { default: english } = registry[key];
  return language === "en" || !isTranslated(key) ? english : translations[language][key];
}

/** The value that a site in this language shows: the default of any language counts as not changed. */
export function inLanguage<Value>(
  key: SettingKey,
  value: Value,
  language: Language,
): Value | Settings[SettingKey] {
  if (!isTranslated(key)) return value;
  const defaults = [registry[key].default, ...Object.values(translations).map((texts) => texts[key])];
  return defaults.some((each) => isSame(each, value)) ? defaultIn(key, language) : value;
}

function isTranslated(key: SettingKey): key is TranslatedKey {
  return translatedKeys.some((each) => each === key);
}
