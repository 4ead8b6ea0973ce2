import { listPublishedTestimonials } from "#app/domain/content-store/published-content.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";
import type { Quote } from "../testimonials/quotes.tsx";

export interface HomeTestimonialsData {
  title: string;
  quotes: Quote[];
}

/** The site's testimonials that are shown when the home page has no own testimonials. */
const MAX_TESTIMONIALS = 4;

/** Null while the section is disabled. */
export default async function loadHomeTestimonials(
  _: unknown,
  readSettings: ReadSettings,
): Promise<HomeTestimonialsData | null> {
  const settings = await readSettings();
  if (!settings.home_testimonials_enabled) return null;
  const own = ownQuotes(settings);
  const quotes = own.length > 0 ? own : await listPublishedTestimonials(MAX_TESTIMONIALS);
  return { title: settings.home_testimonials_title, quotes };
}

function ownQuotes({ home_testimonials }: Settings): Quote[] {
  return home_testimonials.map((quote) => ({ ...quote, id: `${quote.name} ${quote.testimonial}` }));
}
