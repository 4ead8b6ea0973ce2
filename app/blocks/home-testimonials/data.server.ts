import { listPublishedTestimonials } from "#app/domain/content-store/published-content.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";
import { quoteOf } from "../testimonials/data.server.ts";
import type { Quote } from "../testimonials/quotes.tsx";

/** The site's testimonials that are shown when the home page has no own testimonials. */
const MAX_TESTIMONIALS = 4;

export default async function loadHomeTestimonials(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_testimonials_enabled) return null;
  const own = settings.home_testimonials;
  const quotes: Quote[] =
    own.length > 0 ? own : (await listPublishedTestimonials(MAX_TESTIMONIALS)).map(quoteOf);
  return quotes.length > 0 ? { title: settings.home_testimonials_title, quotes } : null;
}
