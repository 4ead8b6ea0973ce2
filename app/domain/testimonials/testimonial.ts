import { z } from "zod";
import type { Missing } from "#app/domain/publishing/missing.ts";
import { flagOf, isFlag } from "./country-flag.ts";

const testimonialThemes = ["light", "dark"] as const;

/** All that an editor can change of a testimonial and that goes live when it is published; its place is changed at once. */
export const testimonialDraftSchema = z.object({
  name: z.string(),
  position: z.string().nullable(),
  company: z.string().nullable(),
  country: z.string().nullable(),
  flag: z.string().nullable(),
  avatar: z.string().nullable(),
  companyLogo: z.string().nullable(),
  testimonial: z.string(),
  theme: z.enum(testimonialThemes),
});
export type TestimonialDraft = z.output<typeof testimonialDraftSchema>;

const text = (most: number) => z.string().max(most, `Use at most ${most} characters`);
const optional = (most: number) => text(most).nullable();

/** The flag of a country as a character: typed as such, or as the country's code, https://www.iso.org/iso-3166-country-codes.html. */
const flagSchema = z
  .string()
  .trim()
  .overwrite((typed) => (/^[a-z]{2}$/i.test(typed) ? flagOf(typed.toUpperCase()) : typed))
  .refine(
    (flag) => flag === "" || isFlag(flag),
    "Use a flag emoji or a two-letter country code, such as 🇵🇹 or PT",
  );

/** What is taken from an editor; what is stored already, from another site perhaps, may be longer. */
export const testimonialInputSchema = testimonialDraftSchema.extend({
  name: text(120),
  position: optional(120),
  company: optional(120),
  country: optional(80),
  flag: flagSchema.nullable(),
  avatar: optional(2000),
  companyLogo: optional(2000),
  testimonial: text(2000),
});

export const newTestimonialSchema = z.object({
  name: z.string("Say who says it").trim().min(1, "Say who says it").pipe(text(120)),
});

/** Everything that must be filled in before a testimonial can be published. */
export function missingInTestimonial({ name, testimonial }: TestimonialDraft): Missing[] {
  const missing = (field: keyof TestimonialDraft, message: string) => ({
    blockId: null,
    path: [field],
    message,
  });
  return [
    ...(name.trim() ? [] : [missing("name", "Say who says it")]),
    ...(testimonial.trim() ? [] : [missing("testimonial", "There are no words yet")]),
  ];
}

/** What the fields are called, in forms, comparisons and conflicts. */
export const testimonialLabels: Record<keyof TestimonialDraft, string> = {
  name: "Name",
  position: "Position",
  company: "Company",
  country: "Country",
  flag: "Flag",
  avatar: "Portrait",
  companyLogo: "Company’s logo",
  testimonial: "Words",
  theme: "Ground",
};

/** A field's value in words. */
export function testimonialInWords(value: TestimonialDraft[keyof TestimonialDraft]): string {
  return value || "Empty";
}
