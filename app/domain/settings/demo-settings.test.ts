import { expect, test } from "vitest";
import { listDemoSettings } from "./demo-settings.ts";
import { defaultSettings } from "./registry.ts";

const row = { key: "brand_name", value: "Kestrel", version: 1, updatedBy: null };

test("SAFE-07: a setting has the demo's value until a person or an import replaces it", () => {
  expect(listDemoSettings([row])).toEqual([{ key: "brand_name", label: "Name", value: "Kestrel" }]);
  expect(listDemoSettings([{ ...row, value: "Nordlicht", version: 2, updatedBy: "an account" }])).toEqual([]);
  expect(listDemoSettings([{ ...row, value: "Nordlicht", version: 2 }])).toEqual([]);
});

test("SAFE-07: settings of a tab with the same label are told apart by their sections", () => {
  const rows = ["home_services_title", "home_news_title", "brand_name"].map((key) => ({
    ...row,
    key,
    value: "Of the demo",
  }));
  expect(listDemoSettings(rows).map(({ label }) => label)).toEqual([
    "Title (Services)",
    "Title (News)",
    "Name",
  ]);
});

test("SAFE-07: defaults, example addresses of the owner and removed settings are no demo values", () => {
  const rows = [
    { ...row, value: defaultSettings.brand_name },
    { ...row, key: "contact_email", value: "hello@nordlicht.example", version: 2, updatedBy: "an account" },
    { ...row, key: "a_removed_setting" },
  ];
  expect(listDemoSettings(rows)).toEqual([]);
});
