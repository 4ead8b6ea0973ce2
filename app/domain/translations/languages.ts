import type { LanguageSettings } from "#app/domain/settings/edition.ts";
import type { Language } from "#app/languages/language.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

/** A language of the site: as content has it, and its code. */
export interface SiteLanguage {
  stored: ContentLanguage;
  code: Language;
}

/** The languages of the site, the main one first, from settings that were read in the main language. */
export function languagesOf({ site_language, further_languages }: LanguageSettings): SiteLanguage[] {
  return [{ stored: "", code: site_language }, ...further_languages.map((code) => ({ stored: code, code }))];
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** The name of a language for the admin: "German". */
export function nameOfLanguage(code: Language): string {
  return names.of(code) ?? code;
}
