import { z } from "zod";
import { choice, longText, picture, text } from "#app/fields/descriptors.ts";
import { fieldMeta } from "#app/fields/field-meta.ts";
import { flagOf, isFlag } from "./country-flag.ts";
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
  testimonial: longText("Words", { max: 2000 }),
  name: text("Name", { max: 120 }),
  position: text("Position", { max: 120 }).optional(),
  company: text("Company", { max: 120 }).optional(),
  country: text("Country", { max: 80 }).optional(),
  flag: flag.optional(),
  theme: choice("Background", { light: "Light", dark: "Dark" }),
  avatar: picture("Portrait", { help: "Square. Left empty, none is shown." }).optional(),
  companyLogo: picture("Company’s logo", { help: "SVG on a transparent background." }).optional(),
});

export const testimonial = defineContentType({
  name: "testimonial",
  collection: "testimonials",
  label: "Testimonials",
  singular: "testimonial",
  policies: "news",
  fields,
  startField: "name",
  titleOf: ({ name, company }) => [name, company].filter(Boolean).join(", ") || "Without a name",
  isOrdered: true,
  listed: ["company", "testimonial", "avatar"],
  words: {
    start: "Who says it",
    create: "New testimonial",
    empty: "Begin one above with a name. It stays private until you publish it.",
  },
});
