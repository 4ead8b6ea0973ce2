import { asc, eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { testimonials } from "#db/schema/testimonials.ts";

/** What visitors may know of a testimonial; what its editors do with it stays here. */
const publicColumns = {
  id: testimonials.id,
  name: testimonials.name,
  position: testimonials.position,
  company: testimonials.company,
  country: testimonials.country,
  flag: testimonials.flag,
  avatar: testimonials.avatar,
  companyLogo: testimonials.companyLogo,
  testimonial: testimonials.testimonial,
  theme: testimonials.theme,
};

export type Testimonial = Pick<typeof testimonials.$inferSelect, keyof typeof publicColumns>;

/** The order in which they are shown. */
export const inOrder = [asc(testimonials.orderIndex), asc(testimonials.createdAt)];

/** Published ones in their order; the first `limit` of them. Warns when there are none. */
export async function listPublishedTestimonials(limit?: number): Promise<Testimonial[]> {
  const query = db
    .select(publicColumns)
    .from(testimonials)
    .where(eq(testimonials.isPublished, true))
    .orderBy(...inOrder)
    .$dynamic();
  const found = await (limit === undefined ? query : query.limit(limit));
  if (found.length === 0) log.warn("no testimonials are published");
  return found;
}
