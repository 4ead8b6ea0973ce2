import { indented } from "#app/domain/rich-text/markdown.ts";
import * as messages from "../home-messages.ts";
import { section, stacked, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeTestimonialsMarkdown({ data }: ViewProps<"home-testimonials">): string {
  if (!data) return "";
  const { title, quotes } = data;
  return section(
    { label: messages.clients, heading: title },
    ...quotes.map(({ testimonial, name, position, company, country }) =>
      indented(
        stacked(words(testimonial), [name, position, company, country].filter(Boolean).map(words).join(", ")),
        "> ",
      ),
    ),
    quotes.length === 0 && messages.noTestimonials,
  );
}
