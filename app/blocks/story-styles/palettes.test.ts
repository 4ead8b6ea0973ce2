import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { caseGrounds } from "../case-opening/schema.ts";

/** Vitest replaces imported style sheets with empty modules. */
const styles = readFileSync(new URL("./palettes.css", import.meta.url), "utf8");

type Colours = Record<string, string>;

const palettes = Object.keys(caseGrounds).map((name): [string, Colours] => {
  const [, rules = ""] =
    new RegExp(`\\.site-main:has\\(\\.case-opening\\[data-ground="${name}"\\]\\) \\{([^}]*)`).exec(styles) ??
    [];
  return [
    name,
    Object.fromEntries([...rules.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, key, value]) => [key, value])),
  ];
});

/** Text colours of the page and on sand, from `tokens.css` and the rule for the site's main element in `opening.css`. */
const text = { ink: "#0e1112", muted: "#565a57", signal: "#b83705" };

test.each(palettes)("SITE-03: all text on the palette %s has a contrast of at least 4.5:1", (_, palette) => {
  const { ground = "", tint = "", "tint-sand": sand = "" } = palette;
  const pairs = [
    ...["on", "on-muted", "on-accent"].map((name) => [palette[name] ?? "", ground]),
    ...Object.values(text).flatMap((colour) => [
      [colour, tint],
      [colour, sand],
    ]),
  ];
  for (const [colour = "", on = ""] of pairs)
    expect(contrast(colour, on), `${colour} on ${on}`).toBeGreaterThanOrEqual(4.5);
});

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
