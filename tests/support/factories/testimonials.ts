import { db } from "#app/platform/database.server.ts";
import { testimonials } from "#db/schema/testimonials.ts";

/** A published testimonial by default. */
export async function createTestimonial(values: Partial<typeof testimonials.$inferInsert> = {}) {
  const [created] = await db
    .insert(testimonials)
    .values({
      name: "Ines Duarte",
      testimonial: "They said no twice and were right.",
      isPublished: true,
      ...values,
    })
    .returning();
  if (!created) throw new Error("the testimonial was not stored");
  return created;
}
