import { expect, test } from "vitest";
import { renderEmail } from "#app/platform/render-email.ts";
import { fontPairNames, fontPairs } from "./font-pairs.ts";
import { mailBrandOf } from "./mail-brand.ts";
import { defaultSettings } from "./registry.ts";

test.for(fontPairNames)(
  "BRAND-01: mails of the pair %s name its fonts first, then fonts of the system, and load none",
  (pair) => {
    const brand = mailBrandOf({ ...defaultSettings, brand_fonts: pair }, "https://www.example.com");
    const { html } = renderEmail({
      brand,
      title: "Your enquiry",
      parts: ["Thank you.", { lines: ["Reference 7"] }],
    });
    const [sans, mono] = fontPairs[pair];
    const families = [...html.matchAll(/font-family:([^;"]+)/g)].map(([, family = ""]) => family);
    expect(families).toHaveLength(2);
    expect(families[0]).toMatch(
      new RegExp(`^'${sans}',.+,${pair === "source-serif" ? "serif" : "sans-serif"}$`),
    );
    expect(families[1]).toMatch(new RegExp(`^'${mono}',.+,monospace$`));
    expect(html).not.toMatch(/@font-face|@import|<link|url\(/);
  },
);
