import { listPublishedTestimonials } from "#app/domain/content-store/published-content.server.ts";
import { isContentReference } from "#app/domain/content-types/content-reference.ts";
import { log } from "#app/platform/log.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";
import type { Quote } from "./quotes.tsx";
import type { TestimonialsProps } from "./schema.ts";
import { type StoredQuote, withPictures } from "./with-pictures.ts";

/** Null when none of the testimonials is published, or while the settings hide them. */
export default async function loadTestimonials(props: TestimonialsProps, readSettings: ReadSettings) {
  if (props.source === "block") return shown(await siteTestimonials(props));
  const settings = await readSettings();
  if (!settings.home_testimonials_enabled) return null;
  const own = settings.home_testimonials.map((quote) => ({
    ...quote,
    id: `${quote.name} ${quote.testimonial}`,
  }));
  const texts = { heading: settings.home_testimonials_title };
  return shown(own.length > 0 ? own : await siteTestimonials(props), texts);
}

function shown(quotes: StoredQuote[], texts?: { heading: string }) {
  const testimonials: Quote[] = quotes.map(withPictures);
  return testimonials.length > 0 ? { testimonials, ...(texts && { texts }) } : null;
}

/** The chosen people in their order, or the first testimonials of the site. */
async function siteTestimonials({ people = [], limit }: TestimonialsProps): Promise<StoredQuote[]> {
  const all = await listPublishedTestimonials(people.length === 0 ? limit : undefined);
  const chosen = people.flatMap((person) => {
    const found = all.find((each) => isContentReference(person, each));
    if (!found) log.warn({ person }, "a block shows a testimonial that is not published");
    return found ?? [];
  });
  return people.length === 0 ? all : chosen.slice(0, limit);
}
