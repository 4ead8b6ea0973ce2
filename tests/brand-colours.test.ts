import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandPalette } from "#app/domain/settings/brand-palette.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";

/** Where the default colours are defined, and the demo's pictures, which have them in their pixels. */
const definitions = [
  "app/ui/tokens.css",
  "app/domain/settings/brand-palette.ts",
  "app/domain/settings/registry/company.ts",
  "app/ui/art.ts",
  "app/ui/films.ts",
  "app/ui/picture.tsx",
];

/** Named palettes of cases, one of which uses the same orange, and an example of how a colour is typed. */
const others = ["app/blocks/story-styles/palettes.css", "app/fields/messages.ts"];

test("BRAND-01: no other file of the app spells a colour of the default brand", () => {
  const { ink, paper, signal, signalText, sand } = brandPalette(defaultSettings);
  const spelled = new RegExp([ink, paper, signal, signalText, sand].join("|"), "i");
  const files = globSync("app/**/*.{ts,tsx,css,svg}").filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => spelled.test(readFileSync(file, "utf8")));
  expect(found.filter((file) => ![...definitions, ...others].includes(file))).toEqual([]);
});
