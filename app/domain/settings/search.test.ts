import { expect, test } from "vitest";
import { defaultSettings } from "./registry.ts";
import { searchSettings } from "./search.ts";
import { settingTabs } from "./section.ts";

const find = (query: string, tabs = [...settingTabs]) =>
  searchSettings(query, defaultSettings, tabs).map(({ key }) => key);

test("SET-01: settings are found by label, help, key and value, by every word at once", () => {
  expect(find("copyright")).toContain("footer_copyright");
  expect(find("last line of every page")).toContain("footer_copyright");
  expect(find("footer_copyright")).toEqual(["footer_copyright"]);
  expect(find("KESTREL software lda")).toEqual(["footer_copyright"]);
  expect(find("phone +44 161")).toEqual(["contact_phones"]);
  expect(find("")).toEqual([]);
  expect(find("nothing like that anywhere")).toEqual([]);
});

test("SET-01, SET-02: what somebody may not see is not found", () => {
  expect(find("custom_head_scripts")).toEqual(["custom_head_scripts"]);
  expect(
    find(
      "custom_head_scripts",
      settingTabs.filter((tab) => tab !== "scripts"),
    ),
  ).toEqual([]);
});

test("SET-01: of a long value the part is shown in which the words stand", () => {
  const settings = {
    ...defaultSettings,
    footer_built_by_text: `${"long ".repeat(3000)} needle ${"x".repeat(9000)}`,
  };
  const [found] = searchSettings("needle", settings, ["footer"]);
  expect(found?.value).toContain("needle");
  expect(found?.value.length).toBeLessThan(160);
});
