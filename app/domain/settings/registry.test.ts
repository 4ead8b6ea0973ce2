import { expect, test } from "vitest";
import { defaultSettings, registry, sections, settingKeys } from "./registry.ts";
import { settingTabs } from "./section.ts";
import { readStored, writeStored } from "./stored-value.ts";
import { problemsOfTab, tabDraftSchema } from "./tab-draft.ts";

/** Section 3 of the specification, without the networks that became a list: former-social-links.server.ts. */
const specified = [
  "contact_email footer_copyright",
  "footer_built_by_text footer_privacy_policy_url footer_cookies_policy_url contact_phones",
  "form_section_heading form_step1_title form_step1_description form_step2_title form_step2_description",
  "form_step3_title form_step3_description form_logos_heading form_client_logos form_placeholder_name",
  "form_placeholder_email form_placeholder_description",
  "home_hero_section_enabled home_hero_description home_hero_enabled",
  "home_team_slider_title home_team_slider_subtitle home_team_members",
  "home_solutions_enabled home_solutions_title",
  "home_services_enabled home_services_title home_services_description home_services_discovery_title",
  "home_services_discovery_items home_services_delivery_title home_services_delivery_items",
  "home_cases_enabled home_cases_title home_cases_description home_cases_items",
  "home_offices_enabled home_offices_title home_offices_description home_offices_items",
  "home_news_enabled home_news_title",
  "home_testimonials_enabled home_testimonials_title home_testimonials",
  "home_clutch_enabled",
  "home_clients_enabled home_clients_logos home_clients_logo_spacing home_clients_grayscale_enabled",
  "home_clients_hover_effect",
  "preset_enabled_categories",
  ...["case_study", "service_page", "services_hub", "landing", "about", "contact", "blog"].map(
    (preset) => `preset_${preset}_name preset_${preset}_description`,
  ),
  "gtm_enabled gtm_container_id custom_scripts_enabled custom_head_scripts custom_body_scripts",
  "cookie_banner_text cookie_necessary_desc cookie_analytics_desc cookie_marketing_desc",
  "cookie_consent_validity_months",
].flatMap((line) => line.split(" "));

test("DATA-02: the registry has every key of the specification", () => {
  expect(settingKeys).toEqual(expect.arrayContaining(specified));
});

test("DATA-02: every key belongs to exactly one section", () => {
  const keys = sections.flatMap((section) => Object.keys(section.settings));
  expect(keys).toHaveLength(settingKeys.length);
});

test.each(settingKeys)("DATA-02: %s has a tab, a label and a valid default that survives storing", (key) => {
  const setting = registry[key];
  expect(setting.tab).toBeTruthy();
  expect(setting.label).toBeTruthy();
  expect(readStored(setting, writeStored(setting, setting.default))).toEqual({
    fits: true,
    value: setting.default,
  });
});

test("DATA-02: a list item may omit its picture", () => {
  const stored = JSON.stringify([{ altText: "Harbourline" }]);
  expect(readStored(registry.form_client_logos, stored)).toEqual({
    fits: true,
    value: [{ altText: "Harbourline", imageUrl: "" }],
  });
});

test("BRAND-04: no default names the demo agency, its people, clients or addresses", () => {
  const defaults = JSON.stringify(registry);
  expect(defaults).not.toMatch(/kestrel|harbourline|nordvolt|ostra|penumbra|\.example|\+44|\+351/i);
  expect(defaultSettings).toMatchObject({ contact_email: "", contact_phones: [], form_client_logos: [] });
});

const addresses = [
  "javascript:alert(1)",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "https:/\\elsewhere.example",
  "/\t/elsewhere.example",
  "data:text/html,<script>",
  "about us",
  "http:///",
];

test.each(addresses)("the link %s is rejected", (address) => {
  expect(readStored(registry.footer_privacy_policy_url, address).fits).toBe(false);
});

test("SET-01: the defaults of a tab have no problems, and a draft keeps only its settings", () => {
  expect(settingTabs.flatMap((tab) => problemsOfTab(tab, defaultSettings, {}))).toEqual([]);
  const draft = tabDraftSchema("contact").parse(defaultSettings);
  expect(Object.keys(draft).every((key) => key.startsWith("contact_"))).toBe(true);
});

test.each([
  ["", true],
  ["/media/e327207d-d159-4485-afae-5a3c688c1a0f", true],
  ["/art/films/reel.webm", true],
  ["/art/films/reel-1280.webp", false],
  ["https://example.com/film.mp4", false],
  ["//example.com/film.mp4", false],
])("BRAND-01: the address %j as a film of the stage is accepted: %s", (address, isAccepted) => {
  expect(registry.home_hero_film.schema.safeParse(address).success).toBe(isAccepted);
});
