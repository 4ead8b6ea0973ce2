import { indented } from "#app/domain/rich-text/markdown.ts";
import { section, stacked, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function testimonialsMarkdown({ data, label, heading }: ViewProps<"testimonials">): string {
  const quotes = data.testimonials.map(({ testimonial, name, position, company, country }) =>
    indented(
      stacked(words(testimonial), [name, position, company, country].map(words).filter(Boolean).join(", ")),
      "> ",
    ),
  );
  return section({ label, heading }, ...quotes, quotes.length === 0 && messages.noTestimonials);
}
