import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandPalette } from "#app/domain/settings/brand-palette.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { brandColours } from "./brand-colours.server.ts";

test("SET-01: default colours need no rule", () => {
  expect(brandColours(defaultSettings)).toBeUndefined();
});

test("SET-01: a custom signal colour overrides only the signal", () => {
  expect(brandColours({ ...defaultSettings, brand_signal_color: "#00AA88" })).toBe(
    "html:root,html [data-site]{--signal:#00AA88}",
  );
});

test("SET-01: a custom paper colour changes the tones derived from it", () => {
  const rule = brandColours({ ...defaultSettings, brand_paper_color: "#ffffff" });
  expect(rule).toContain("{--brand-paper:#ffffff;--line:color-mix(");
  expect(rule).toContain("--ink-text:color-mix(");
});

test("SAFE-05: an invalid colour is not written to the style", () => {
  expect(brandColours({ ...defaultSettings, brand_ink_color: "red}</style><script>" })).toBeUndefined();
});

test("BRAND-01: style sheet, settings and drawings have the same default colours", () => {
  const tokens = readFileSync(new URL("../../ui/tokens.css", import.meta.url), "utf8");
  const token = (name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(tokens)?.[1];
  const { ink, paper, signal, signalText, sand } = brandPalette(defaultSettings);
  expect({ ink, paper, signal, signalText, sand }).toEqual({
    ink: token("brand-ink"),
    paper: token("brand-paper"),
    signal: token("signal"),
    signalText: token("signal-text"),
    sand: token("brand-sand"),
  });
});
