import {
  listPublishedTestimonials,
  type Testimonial,
} from "#app/domain/content-store/published-content.server.ts";
import { isContentReference } from "#app/domain/content-types/content-reference.ts";
import { log } from "#app/platform/log.server.ts";
import type { Quote } from "./quotes.tsx";
import type { TestimonialsProps } from "./schema.ts";

/** The chosen people in their order, or the first testimonials of the site. Null when none of them is published. */
export default async function loadTestimonials({ people = [], limit }: TestimonialsProps) {
  const all = await listPublishedTestimonials(people.length === 0 ? limit : undefined);
  const chosen = people.flatMap((person) => {
    const found = all.find((each) => isContentReference(person, each));
    if (!found) log.warn({ person }, "a block shows a testimonial that is not published");
    return found ?? [];
  });
  const testimonials = people.length === 0 ? all : chosen.slice(0, limit);
  return testimonials.length > 0 ? { testimonials: testimonials.map(quoteOf) } : null;
}

/** Visitors need no ids, which are random and hardly compress. */
export function quoteOf({ id: _, ...quote }: Testimonial): Quote {
  return quote;
}
