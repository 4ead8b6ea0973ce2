import { expect, test } from "vitest";
import { contrastProblems } from "./brand-contrast.ts";
import { defaultSettings } from "./registry.ts";
import { tabSchemas } from "./tabs.ts";

test("SET-01: the colours of the start are legible", () => {
  expect(contrastProblems(defaultSettings)).toEqual([]);
});

test("SET-01: a colour that could not be read is refused by its name, with its contrast", () => {
  const answer = tabSchemas.brand.safeParse({
    ...defaultSettings,
    brand_signal_text_color: "#FFC2A8",
    brand_ink_color: "#8A3A1C",
  });
  const issues = answer.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  expect(issues).toEqual([
    "brand_signal_text_color: Hard to read on paper: a contrast of 1.3 to 1, and text needs 4.5. Choose one further from paper.",
    "brand_signal_color: Hard to read on ink: a contrast of 2.4 to 1, and text needs 4.5. Choose one further from ink.",
  ]);
});
