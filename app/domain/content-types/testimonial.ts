import { z } from "zod";
import { choice, longText, picture, text } from "#app/fields/descriptors.ts";
import { fieldMeta } from "#app/fields/field-meta.ts";
import { defineContentType } from "./define-content-type.ts";

/** A country flag: entered as an emoji or as the country's code, https://www.iso.org/iso-3166-country-codes.html. */
const flag = z
  .string()
  .trim()
  .overwrite((typed) => (/^[a-z]{2}$/i.test(typed) ? flagOf(typed.toUpperCase()) : typed))
  .refine((typed) => isFlag(typed), "Use a flag emoji or a two-letter country code, such as 🇵🇹 or PT")
  .register(fieldMeta, {
    control: "text",
    label: "Flag",
    help: "A flag emoji or a two-letter country code, such as PT.",
  });

const fields = z.object({
  testimonial: longText("Quotation", { max: 2000 }),
  name: text("Name", { max: 120 }),
  position: text("Position", { max: 120 }).optional(),
  company: text("Company", { max: 120 }).optional(),
  country: text("Country", { max: 80 }).optional(),
  flag: flag.optional(),
  theme: choice("Background", { light: "Light", dark: "Dark" }),
  avatar: picture("Portrait", { help: "Square; optional." }).optional(),
  companyLogo: picture("Company’s logo", { help: "SVG with a transparent background." }).optional(),
});

export const testimonial = defineContentType({
  name: "testimonial",
  collection: "testimonials",
  label: "Testimonials",
  singular: "testimonial",
  policies: "news",
  fields,
  startField: "name",
  titleOf: ({ name, company }) => [name, company].filter(Boolean).join(", ") || "Unnamed",
  isOrdered: true,
  listed: ["company", "testimonial", "avatar"],
  words: {
    start: "Name of the person",
    create: "New testimonial",
    empty: "To create the first testimonial, enter a name above. It is a draft until you publish it.",
  },
});

/** Offset between letters and regional indicators, https://www.unicode.org/reports/tr51/#Flags. */
const INDICATOR_OFFSET = 127_397;

/** Returns the flag of a two-letter country code; the code itself for an unknown country. */
function flagOf(code: string): string {
  if (!isCountry(code)) return code;
  return String.fromCodePoint(...[...code].map((letter) => (letter.codePointAt(0) ?? 0) + INDICATOR_OFFSET));
}

/** Whether the text is a single flag of a country or of a subdivision such as Scotland. */
function isFlag(text: string): boolean {
  if (/^\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F}$/u.test(text)) return true;
  if (!/^\p{Regional_Indicator}{2}$/u.test(text)) return false;
  const letters = [...text].map((each) =>
    String.fromCodePoint((each.codePointAt(0) ?? 0) - INDICATOR_OFFSET),
  );
  return isCountry(letters.join(""));
}

const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

function isCountry(code: string): boolean {
  const name = names.of(code);
  return name !== undefined && name !== "Unknown Region";
}
