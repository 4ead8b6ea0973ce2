import { z } from "zod";
import { indented } from "#app/domain/rich-text/markdown.ts";
import { choice, number } from "#app/fields/descriptors.ts";
import { contentReferences } from "#app/fields/references.ts";
import { defineBlock, loadedBy, sectionHead, source } from "../define-block.ts";
import { section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadTestimonials from "./data.server.ts";

const props = z.object({
  source,
  ...sectionHead,
  layout: choice("Layout", {
    rows: "Rows",
    cards: "Cards: one large, the others side by side",
  }).default("rows"),
  people: contentReferences("People", "testimonial", {
    max: 10,
    help: "The testimonials to show, in this order. If empty, the first testimonials of the site.",
  }).optional(),
  limit: number("Maximum number", { min: 1, max: 50, help: "If empty, all are shown" }).optional(),
});
export type TestimonialsProps = z.output<typeof props>;

export const testimonials = defineBlock({
  type: "testimonials",
  version: 2,
  label: "Testimonials",
  description: "Quotations from the testimonials of the site. Hidden while none of them is published.",
  group: "proof",
  icon: "quotes",
  props,
  migrations: {
    /** Version 1 had the people's names, which `people` accepts too: a migration cannot look up their ids. */
    1: ({ names, ...props }) =>
      Array.isArray(names) ? { ...props, people: names.filter((name) => String(name).trim()) } : props,
  },
  example: { label: "Clients", heading: "What they say when we are not in the room", limit: 3 },
  variants: {
    "one, without a heading": { limit: 1 },
    "chosen people": { people: ["Inês Duarte"] },
    cards: { label: "Clients", layout: "cards", limit: 4 },
    "with the texts of the settings": { source: "settings", label: "Clients", limit: 4 },
  },
  formerly: {
    "home-testimonials": {
      version: 2,
      props: { source: "settings", label: "Clients", layout: "cards", limit: 4 },
    },
  },
  data: loadedBy<typeof loadTestimonials>(),
});

export function markdown({ data, label, ...props }: ShownProps<"testimonials">): string {
  const { heading } = data.texts ?? props;
  const quotes = data.testimonials.map(({ testimonial, name, position, company, country }) =>
    indented(
      stacked(words(testimonial), [name, position, company, country].map(words).filter(Boolean).join(", ")),
      "> ",
    ),
  );
  return section({ label, heading }, ...quotes);
}
