import { expect, test } from "vitest";
import { settings as german } from "#app/languages/de/settings.ts";
import { defaultIn, inLanguage, translatedKeys } from "./default-texts.ts";
import { registry, settingKeys } from "./registry.ts";
import { previewedTabs } from "./section.ts";

/** The demo's own texts and names, which no language changes. */
const ofDemo = [
  "brand_tagline",
  "contact_phones",
  "footer_built_by_text",
  "form_client_logos",
  "home_services_description",
  "home_services_discovery_items",
  "home_services_delivery_items",
  "home_cases_description",
  "home_team_slider_subtitle",
  "home_offices_description",
];

test("LANG-01: every default that visitors read is written in every language", () => {
  const texts = settingKeys.filter((key) => {
    const { tab, control, default: value } = registry[key];
    const isShown = previewedTabs.some((each) => each === tab);
    return isShown && ["text", "longText", "list"].includes(control) && String(value) !== "";
  });
  const missing = texts.filter(
    (key) => !ofDemo.includes(key) && !translatedKeys.some((each) => each === key),
  );
  expect(missing).toEqual([]);
  expect(texts.length).toBeGreaterThan(20);
  expect(Object.keys(german).toSorted()).toEqual([...translatedKeys].toSorted());
});

test.each(translatedKeys)("LANG-01: the German default of %s fits its setting", (key) => {
  expect(registry[key].schema.safeParse(german[key]).error?.issues ?? []).toEqual([]);
});

test("LANG-01: a text of one's own stays, in every language", () => {
  expect(inLanguage("home_news_title", "Notizen", "de")).toBe("Notizen");
  expect(inLanguage("home_news_title", german.home_news_title, "en")).toBe(
    defaultIn("home_news_title", "en"),
  );
  expect(inLanguage("brand_tagline", "", "de")).toBe("");
});
