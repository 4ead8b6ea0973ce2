import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { brandColours } from "./brand-colours.server.ts";

test("SET-01: the colours of the style sheet need no rule", () => {
  expect(brandColours(defaultSettings)).toBeUndefined();
});

test("SET-01: a signal of one's own replaces the signal alone", () => {
  expect(brandColours({ ...defaultSettings, brand_signal_color: "#00AA88" })).toBe(":root{--signal:#00AA88}");
});

test("SET-01: with another paper the tones between ink and paper are mixed anew", () => {
  const rule = brandColours({ ...defaultSettings, brand_paper_color: "#ffffff" });
  expect(rule).toContain(":root{--paper:#ffffff;--line:color-mix(");
  expect(rule).toContain("--ink-text:color-mix(");
});

test("SAFE-05: what is no colour does not reach the style", () => {
  expect(brandColours({ ...defaultSettings, brand_ink_color: "red}</style><script>" })).toBeUndefined();
});
