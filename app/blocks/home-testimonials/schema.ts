import { indented } from "#app/domain/rich-text/markdown.ts";
import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import * as messages from "../home-messages.ts";
import { section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadHomeTestimonials from "./data.server.ts";

export const homeTestimonials = defineHomeSection({
  type: "home-testimonials",
  icon: "quotes",
  label: "Home testimonials",
  description: "Testimonials: one large, the others side by side.",
  data: loadedBy<typeof loadHomeTestimonials>(),
});

export function markdown({ data: { title, quotes } }: ShownProps<"home-testimonials">): string {
  return section(
    { label: messages.clients, heading: title },
    ...quotes.map(({ testimonial, name, position, company, country }) =>
      indented(
        stacked(words(testimonial), [name, position, company, country].filter(Boolean).map(words).join(", ")),
        "> ",
      ),
    ),
  );
}
