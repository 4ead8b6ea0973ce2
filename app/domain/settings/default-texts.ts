import { isSame } from "#app/domain/documents/is-same.ts";
import { settings as german } from "#app/languages/de/settings.ts";
import type { Language } from "#app/languages/language.ts";
import { registry, type SettingKey, type Settings } from "./registry.ts";

/** Settings whose default is a text for visitors, written in each language. */
export const translatedKeys = [
  "brand_name",
  "footer_copyright",
  "cookie_banner_text",
  "cookie_necessary_desc",
  "cookie_analytics_desc",
  "cookie_marketing_desc",
  "form_section_heading",
  "form_step1_title",
  "form_step1_description",
  "form_step2_title",
  "form_step2_description",
  "form_step3_title",
  "form_step3_description",
  "form_placeholder_name",
  "form_placeholder_email",
  "form_placeholder_description",
  "form_logos_heading",
  "leads_holidays",
  "leads_reply_templates",
  "home_hero_headline",
  "home_hero_description",
  "home_hero_intro_text",
  "home_team_slider_title",
  "home_solutions_title",
  "home_services_title",
  "home_services_discovery_title",
  "home_services_delivery_title",
  "home_cases_title",
  "home_offices_title",
  "home_news_title",
  "home_testimonials_title",
  "home_clutch_title",
] as const satisfies SettingKey[];

type TranslatedKey = (typeof translatedKeys)[number];

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
