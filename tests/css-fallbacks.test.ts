import { expect, test } from "vitest";
import { withoutOldFallbacks } from "../vite.css-fallbacks.ts";

test("built style sheets omit fallbacks for browsers without color-mix or @property", () => {
  const css =
    "@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or (color:red){*{--a:0}}}" +
    "b{color:red}@supports (color:color-mix(in lab, red, red)){b{color:color-mix(in srgb, red, blue)}}i{top:0}";
  expect(withoutOldFallbacks(css)).toBe(
    "@layer properties{}b{color:red}b{color:color-mix(in srgb, red, blue)}i{top:0}",
  );
});
