import type { Quote } from "#app/blocks/testimonials/quotes.tsx";
import type { HomeData } from "./home-data.ts";

/** The home page's own testimonials, or else the first of the site's. */
export function homeQuotes({ settings, testimonials }: HomeData): Quote[] {
  const own = settings.home_testimonials.map((quote) => ({
    ...quote,
    id: `${quote.name} ${quote.testimonial}`,
  }));
  return own.length > 0 ? own : testimonials;
}
