import { articles } from "#app/domain/news/articles.server.ts";
import { testimonialEntries } from "#app/domain/testimonials/edit-testimonials.server.ts";

/** What goes out on a schedule beside pages, by the kind that its jobs name. */
export const entries = { article: articles, testimonial: testimonialEntries };
