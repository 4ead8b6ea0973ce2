import { expect, test } from "vitest";
import { registry, type Settings } from "#app/domain/settings/registry.ts";
import { brandFonts, fontSpecimens, specimenStyles } from "./brand-fonts.server.ts";

const pairs = (registry.brand_fonts.options ?? []).map(({ value }) => value as Settings["brand_fonts"]);

test("BRAND-02: there are six font pairs, and the default one adds nothing to a page", () => {
  expect(pairs).toHaveLength(6);
  expect(brandFonts({ brand_fonts: registry.brand_fonts.default })).toBeUndefined();
});

test.each(pairs.filter((pair) => pair !== registry.brand_fonts.default))(
  "BRAND-02: the pair %s has two fonts with accented letters and fallbacks of their widths, and preloads two files",
  (pair) => {
    const { css, preloads } = brandFonts({ brand_fonts: pair }) ?? { css: "", preloads: [] };
    expect(preloads).toHaveLength(2);
    for (const file of preloads) expect(css).toContain(`url(${file})`);
    expect(css.match(/latin-ext-wght-normal[^)]*\.woff2/g)).toHaveLength(2);
    // A serif has its own italic as the second voice.
    const voices = pair === "source-serif" ? 1 : 0;
    expect(css.match(/src:url\([^)]*display[^)]*\);font-style:italic/g) ?? []).toHaveLength(2 * voices);
    expect(css.match(/size-adjust:[\d.]+%;ascent-override:[\d.]+%/g)).toHaveLength(2 + voices);
    expect(css).toMatch(/:root\{--font-sans:[^}]+ Fallback,[^}]+;--font-mono:[^}]+monospace\}$/);
    // React would escape these in a style element.
    expect(css).not.toMatch(/["'&<>]/);
  },
);

test("BRAND-02: the preview has a specimen of each pair and marks the chosen one", () => {
  const specimens = fontSpecimens({ brand_fonts: "geist" });
  const css = specimenStyles();
  expect(specimens.map(({ label }) => label)).toEqual(
    registry.brand_fonts.options?.map(({ label }) => label),
  );
  expect(specimens.filter(({ isChosen }) => isChosen)).toMatchObject([{ label: "Geist and Geist Mono" }]);
  for (const { sans } of specimens.slice(1)) expect(css).toContain(`font-family:${sans.split(",")[0]};`);
});
