import { expect, test } from "vitest";
import { defaultSettings } from "./registry.ts";
import { searchSettings } from "./search.ts";
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
