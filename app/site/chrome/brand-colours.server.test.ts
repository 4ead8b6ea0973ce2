import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { brandColours } from "./brand-colours.server.ts";

test("SET-01: default colours need no rule", () => {
  expect(brandColours(defaultSettings)).toBeUndefined();
});

test("SET-01: a custom signal colour overrides only the signal", () => {
  expect(brandColours({ ...defaultSettings, brand_signal_color: "#00AA88" })).toBe(":root{--signal:#00AA88}");
});

test("SET-01: a custom paper colour changes the tones derived from it", () => {
  const rule = brandColours({ ...defaultSettings, brand_paper_color: "#ffffff" });
  expect(rule).toContain(":root{--paper:#ffffff;--brand-paper:#ffffff;--line:color-mix(");
  expect(rule).toContain("--ink-text:color-mix(");
});

test("SAFE-05: an invalid colour is not written to the style", () => {
  expect(brandColours({ ...defaultSettings, brand_ink_color: "red}</style><script>" })).toBeUndefined();
});
