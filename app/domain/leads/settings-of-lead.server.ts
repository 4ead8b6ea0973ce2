import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { isLanguage } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";

/** LANG-06: the settings for mails to a lead's sender, in the lead's language if the site has it, else in the main one. */
export async function getSettingsOfLead({ language }: { language?: string | null }): Promise<Settings> {
  const settings = await inContentLanguage("", getSettings);
  const isFurther = isLanguage(language) && settings.further_languages.includes(language);
  return isFurther ? inContentLanguage(language, getSettings) : settings;
}
