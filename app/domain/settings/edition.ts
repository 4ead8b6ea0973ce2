import { type Edition, furtherEdition, type Language, mainEdition } from "#app/languages/language.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { Settings } from "./registry.ts";

/** The settings that `getSettings` reads in one language of the site. */
export type LanguageSettings = Pick<Settings, "site_language" | "further_languages">;

/** The edition of the site that settings were read in. */
export function editionOf({ site_language, further_languages }: LanguageSettings): Edition {
  return further_languages.includes(site_language)
    ? furtherEdition(site_language)
    : mainEdition(site_language);
}

/** The language of an edition as content has it: empty for the main one. */
export function contentLanguageOf({ language, prefix }: Edition): ContentLanguage {
  return prefix ? language : "";
}

/** Whether the site has a language of content; it always has the main one. */
export function isOfSite(
  { further_languages }: Pick<Settings, "further_languages">,
  language: ContentLanguage,
): boolean {
  return language === "" || further_languages.includes(language);
}

/** The languages of the site as content has them, the main one first. */
export function contentLanguagesOf({
  further_languages,
}: {
  further_languages: readonly Language[];
}): ContentLanguage[] {
  return ["", ...further_languages];
}
