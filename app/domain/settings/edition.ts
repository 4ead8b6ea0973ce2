import { type Edition, mainEdition, prefixOf } from "#app/languages/language.ts";
import type { Settings } from "./registry.ts";

/** The settings that `getSettings` reads in one language of the site. */
export type LanguageSettings = Pick<Settings, "site_language" | "further_languages">;

/** The edition of the site that settings were read in. */
export function editionOf({ site_language, further_languages }: LanguageSettings): Edition {
  const isFurther = further_languages.includes(site_language);
  return { language: site_language, prefix: isFurther ? prefixOf(site_language) : "" };
}

/** The site in each of its languages, the main one first; the settings are those of the main language. */
export function editionsOf({ site_language, further_languages }: LanguageSettings): [Edition, ...Edition[]] {
  const further = further_languages.map((language) => ({ language, prefix: prefixOf(language) }));
  return [mainEdition(site_language), ...further];
}
