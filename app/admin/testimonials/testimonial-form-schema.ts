import { z } from "zod";
import { nullable } from "#app/admin/entries/nullable.ts";
import { testimonialInputSchema } from "#app/domain/testimonials/testimonial.ts";

const { shape } = testimonialInputSchema;

/** What the form of a testimonial sends: a draft, so everything may be empty. */
export const testimonialFormSchema = z.object({
  name: shape.name.default(""),
  position: nullable(shape.position),
  company: nullable(shape.company),
  country: nullable(shape.country),
  flag: nullable(shape.flag),
  avatar: nullable(shape.avatar),
  companyLogo: nullable(shape.companyLogo),
  testimonial: shape.testimonial.default(""),
  theme: shape.theme,
});
