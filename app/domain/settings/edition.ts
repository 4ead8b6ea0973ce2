import { type Edition, type Language, prefixOf } from "#app/languages/language.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { Settings } from "./registry.ts";

/** The settings that `getSettings` reads in one language of the site. */
export type LanguageSettings = Pick<Settings, "site_language" | "further_languages">;

/** The edition of the site that settings were read in. */
export function editionOf({ site_language, further_languages }: LanguageSettings): Edition {
  const isFurther = further_languages.includes(site_language);
  return { language: site_language, prefix: isFurther ? prefixOf(site_language) : "" };
}

/** The edition of a further language. */
export const furtherEdition = (language: Language): Edition => ({ language, prefix: prefixOf(language) });

/** The language of an edition as content has it: empty for the main one. */
export function contentLanguageOf({ language, prefix }: Edition): ContentLanguage {
  return prefix ? language : "";
}
