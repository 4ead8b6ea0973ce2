import { z } from "zod";
import { indented } from "#app/domain/rich-text/markdown.ts";
import { listOf, number, text } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { section, stacked, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { ResolvedProps } from "../resolved-block.ts";

export const testimonials = defineBlock({
  type: "testimonials",
  version: 1,
  label: "Testimonials",
  description: "Quotations from the testimonials of the site.",
  group: "proof",
  icon: "quotes",
  props: z.object({
    ...sectionHead,
    names: listOf("People", "person", text("Name", { max: 120, isShown: false }), {
      max: 10,
      help: "The testimonials to show, in this order. If empty, the first testimonials of the site.",
    }).optional(),
    limit: number("Maximum number", { min: 1, max: 50, help: "If empty, all are shown" }).optional(),
  }),
  example: { label: "Clients", heading: "What they say when we are not in the room", limit: 3 },
  variants: { "one, without a heading": { limit: 1 }, "chosen people": { names: ["Inês Duarte"] } },
});
export type TestimonialsProps = z.output<typeof testimonials.props>;

export function markdown({ data, label, heading }: ResolvedProps<"testimonials">): string {
  const quotes = data.testimonials.map(({ testimonial, name, position, company, country }) =>
    indented(
      stacked(words(testimonial), [name, position, company, country].map(words).filter(Boolean).join(", ")),
      "> ",
    ),
  );
  return section({ label, heading }, ...quotes, quotes.length === 0 && messages.noTestimonials);
}
