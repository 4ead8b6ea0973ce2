import type { ContentLanguage } from "#db/schema/columns.ts";
import { keysOf, type SettingKey, type Settings } from "./registry.ts";
import type { SettingTab } from "./section.ts";

/** Whether a value contains text that somebody writes, or is one of a few names, a number or a flag. */
type HasText<Value> = Value extends string
  ? string extends Value
    ? true
    : false
  : Value extends readonly (infer Item)[]
    ? Item extends string
      ? HasText<Item>
      : true
    : false;

type TextKey = { [Key in SettingKey]: true extends HasText<Settings[Key]> ? Key : never }[SettingKey];

/** Only the admin shows presets, which is in one language. */
type DecidedKey = Exclude<TextKey, `preset_${string}`>;

/**
 * Whether a text differs between the languages of the site: what visitors read does, and lists as a whole. A new setting
 * with text does not compile before it is decided here.
 */
const decisions: Record<DecidedKey, boolean> = {
  brand_name: true, // for another script, or another spelling
  brand_tagline: true,
  brand_logo: false,
  brand_logo_on_ink: false,
  brand_signal_color: false,
  brand_signal_text_color: false,
  brand_ink_color: false,
  brand_paper_color: false,
  brand_outline: false,

  careers_blocks: true, // shared blocks have one language

  contact_email: false,
  contact_phones: false,
  footer_copyright: true,
  footer_built_by_text: true,
  footer_privacy_policy_url: true, // a policy on another site has an address per language
  footer_cookies_policy_url: true,
  footer_social_links: true, // networks of a country

  form_section_heading: true,
  form_step1_title: true,
  form_step1_description: true,
  form_step2_title: true,
  form_step2_description: true,
  form_step3_title: true,
  form_step3_description: true,
  form_placeholder_name: true,
  form_placeholder_email: true,
  form_placeholder_description: true,
  form_logos_heading: true,
  form_client_logos: false, // names of clients

  leads_time_zone: false,
  leads_office_opens: false,
  leads_office_closes: false,
  leads_holidays: false, // one calendar, so that a lead is due at one time
  leads_reply_templates: true,
  leads_mail_to: false,

  home_hero_picture: false,
  home_hero_film: false,
  home_hero_headline: true,
  home_hero_description: true,
  home_hero_intro_text: true,
  home_team_slider_title: true,
  home_team_slider_subtitle: true,
  home_team_members: true,
  home_solutions_title: true,
  home_services_title: true,
  home_services_description: true,
  home_services_discovery_title: true,
  home_services_discovery_items: true,
  home_services_delivery_title: true,
  home_services_delivery_items: true,
  home_cases_title: true,
  home_cases_description: true,
  home_cases_items: true,
  home_offices_title: true,
  home_offices_description: true,
  home_offices_items: true, // cities and countries
  home_news_title: true,
  home_testimonials_title: true,
  home_testimonials: true,
  home_clutch_title: true,
  home_clutch_rating: true, // 4.9 is 4,9 in German
  home_clutch_reviews: true,
  home_clutch_url: false,
  home_clients_logos: false, // names of clients

  cookie_banner_text: true,
  cookie_necessary_desc: true,
  cookie_analytics_desc: true,
  cookie_marketing_desc: true,
  gtm_container_id: false,
  custom_head_scripts: false,
  custom_body_scripts: false,
};

const perLanguageKeys = new Set(
  Object.entries(decisions).flatMap(([key, differs]) => (differs ? [key] : [])),
);

/** Whether each language of the site can have its own value. */
export function isPerLanguage(key: string): key is SettingKey {
  return perLanguageKeys.has(key);
}

/** The settings of a tab, or in a further language those that can differ. */
export function keysIn(tab: SettingTab, language: ContentLanguage): SettingKey[] {
  return language === "" ? keysOf(tab) : keysOf(tab).filter(isPerLanguage);
}
