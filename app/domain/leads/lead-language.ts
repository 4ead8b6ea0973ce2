import type { Settings } from "#app/domain/settings/registry.ts";
import { isLanguage, type Language } from "#app/languages/language.ts";

/** LANG-06: the language of the mails to a lead's sender: that of the form, or the site's for leads without one. */
export function languageOfLead(
  { language }: { language?: string | null },
  { site_language }: Pick<Settings, "site_language">,
): Language {
  return isLanguage(language) ? language : site_language;
}
