import { asc, eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { testimonials } from "#db/schema/testimonials.ts";

export type Testimonial = typeof testimonials.$inferSelect;

/** Published ones in their order; the first `limit` of them. Warns when there are none. */
export async function listPublishedTestimonials(limit?: number): Promise<Testimonial[]> {
  const query = db
    .select()
    .from(testimonials)
    .where(eq(testimonials.isPublished, true))
    .orderBy(asc(testimonials.orderIndex), asc(testimonials.createdAt))
    .$dynamic();
  const found = await (limit === undefined ? query : query.limit(limit));
  if (found.length === 0) log.warn("no testimonials are published");
  return found;
}
