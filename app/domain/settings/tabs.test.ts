import { expect, test } from "vitest";
import { colour } from "./fields.ts";
import { defaultSettings } from "./registry.ts";
import { previewedTabs } from "./section.ts";
import { previewedValues, problemsOfTab } from "./tab-draft.ts";
import { contrastProblems, tabs } from "./tabs.ts";

test("SET-01: the default colours have enough contrast", () => {
  expect(contrastProblems(defaultSettings)).toEqual([]);
});

test("SET-01: a colour with too little contrast is rejected with its name and contrast", () => {
  const colours = { ...defaultSettings, brand_signal_text_color: "#FFC2A8", brand_ink_color: "#8A3A1C" };
  const issues = problemsOfTab("brand", colours, defaultSettings).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
  expect(issues).toEqual([
    "brand_signal_color: Too little contrast with ink: 2.4 to 1, but text needs 4.5 to 1. Choose a colour that differs more from ink.",
    "brand_signal_text_color: Too little contrast with paper: 1.3 to 1, but text needs 4.5 to 1. Choose a colour that differs more from paper.",
  ]);
});

test("SET-01: a short hex colour is measured like its long form, and an invalid colour is ignored", () => {
  const long = contrastProblems({ ...defaultSettings, brand_signal_text_color: "#99ffdd" });
  expect(long).toMatchObject([{ key: "brand_signal_text_color", message: expect.stringContaining("to 1") }]);
  for (const typed of ["#9fd", "9fd", " #9FD "])
    expect(contrastProblems({ ...defaultSettings, brand_signal_text_color: typed })).toEqual(long);
  for (const typed of ["9f", "#9f", "teal"])
    expect(contrastProblems({ ...defaultSettings, brand_signal_text_color: typed })).toEqual([]);
});

test("SET-01: a colour is read with or without # and spaces, and stored with six digits", () => {
  const { schema } = colour({ label: "Signal", default: "#FF5A1F" });
  for (const typed of ["ff5a1f", " #ff5a1f ", "# ff5a1f", "ff 5a 1f"])
    expect(schema.parse(typed)).toBe("#ff5a1f");
  expect(schema.parse("f50")).toBe("#ff5500");
  expect(schema.parse("#9Fd")).toBe("#99FFdd");
  expect(schema.safeParse("#9f").success).toBe(false);
});

test("SET-01: whoever may change settings may change every previewed tab", () => {
  expect(new Set(previewedTabs.map((tab) => tabs[tab].save))).toEqual(new Set(["settings.update"]));
});

test("SET-01: a preview shows the changed values that Save would accept, and names the others", () => {
  const draft = {
    ...defaultSettings,
    brand_name: "  Osprey ",
    brand_tagline: defaultSettings.brand_tagline,
    brand_signal_color: "#9f",
    brand_signal_text_color: "#FFC2A8",
  };
  expect(previewedValues("brand", draft, defaultSettings)).toEqual({
    values: { brand_name: "Osprey" },
    refused: ["brand_signal_color", "brand_signal_text_color"],
  });
});
