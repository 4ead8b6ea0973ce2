import { Quotes } from "#app/blocks/testimonials/quotes.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomeSectionProps } from "../home-data.ts";

/** The home page's own testimonials, or else the first of the site's. */
export function TestimonialsSection({ home, number }: HomeSectionProps) {
  const own = home.settings.home_testimonials.map((quote) => ({
    ...quote,
    id: `${quote.name} ${quote.testimonial}`,
  }));
  const quotes = own.length > 0 ? own : home.testimonials;
  return (
    <Section number={number} label="Clients" heading={home.settings.home_testimonials_title}>
      {quotes.length > 0 ? <Quotes quotes={quotes} /> : <Empty>No testimonials are published yet.</Empty>}
    </Section>
  );
}
