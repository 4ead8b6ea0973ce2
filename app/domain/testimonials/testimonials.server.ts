import { type ListedContent, listPublished } from "#app/domain/content-store/published-content.server.ts";
import { type ContentTypes, contentTypes } from "#app/domain/content-types/registry.ts";

/** A testimonial in a block. */
export type Testimonial = Omit<
  ListedContent<ContentTypes["testimonial"]>,
  "slug" | "publishedAt" | "updatedAt" | "isClosed"
>;

/** Published testimonials in the order of editors; the first `limit` of them. */
export async function listPublishedTestimonials(limit?: number): Promise<Testimonial[]> {
  const testimonials = await listPublished(contentTypes.testimonial, limit);
  return testimonials.map(
    ({ slug: _, publishedAt: __, updatedAt: ___, isClosed: ____, ...testimonial }) => testimonial,
  );
}
