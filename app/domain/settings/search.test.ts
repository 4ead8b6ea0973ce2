import { expect, test } from "vitest";
import { defaultSettings } from "./registry.ts";
import { searchSettings, searchTranslations } from "./search.ts";
import { settingTabs } from "./section.ts";

const find = (query: string, tabs = [...settingTabs]) =>
  searchSettings(query, defaultSettings, tabs).map(({ key }) => key);

test("SET-01: settings are found by label, help, key and value, if every word matches", () => {
  expect(find("copyright")).toContain("footer_copyright");
  expect(find("last line of every page")).toContain("footer_copyright");
  expect(find("footer_copyright")).toEqual(["footer_copyright"]);
  expect(find("OUR agency")).toContain("brand_name");
  expect(find("phone country code")).toContain("contact_phones");
  expect(find("")).toEqual([]);
  expect(find("nothing like that anywhere")).toEqual([]);
});

test("SET-01, SET-02: settings on tabs that the role cannot see are not found", () => {
  expect(find("custom_head_scripts")).toEqual(["custom_head_scripts", "custom_head_scripts_purpose"]);
  expect(
    find(
      "custom_head_scripts",
      settingTabs.filter((tab) => tab !== "scripts"),
    ),
  ).toEqual([]);
});

test("SET-01: a long value is cut to the part that contains the match", () => {
  const settings = {
    ...defaultSettings,
    footer_built_by_text: `${"long ".repeat(3000)} needle ${"x".repeat(9000)}`,
  };
  const [found] = searchSettings("needle", settings, ["footer"]);
  expect(found?.value).toContain("needle");
  expect(found?.value.length).toBeLessThan(160);
});

test("LANG-03, SET-01: texts of a further language are found by their words, and by the name of the language", () => {
  const main = { ...defaultSettings, form_step1_title: "Contract" };
  const translated = { ...main, form_step1_title: "Vertrag", form_step2_title: "Gespräch" };
  const findGerman = (query: string, tabs = [...settingTabs]) =>
    searchTranslations(query, { language: "de", translated, main }, tabs).map(({ key }) => key);
  expect(findGerman("vertrag")).toEqual(["form_step1_title"]);
  expect(findGerman("german step")).toEqual(["form_step1_title", "form_step2_title"]);
  expect(findGerman("copyright"), "as in the main language").toEqual([]);
  expect(findGerman("form_step1_title"), "found in the main language").toEqual([]);
  expect(findGerman("vertrag", ["footer"])).toEqual([]);
});
