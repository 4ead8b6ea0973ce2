import { indented } from "#app/domain/rich-text/markdown-parts.ts";
import { section, stacked, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export function testimonialsMarkdown({ data, ...head }: ViewProps<"testimonials">): string {
  const quotes = data.testimonials.map(({ testimonial, name, position, company }) =>
    indented(
      stacked(words(testimonial), [name, position, company].map(words).filter(Boolean).join(", ")),
      "> ",
    ),
  );
  return section(head, ...quotes);
}
