import { listPublishedTestimonials, type Testimonial } from "#app/domain/testimonials/testimonials.server.ts";
import type { TestimonialsProps } from "./schema.ts";

export interface TestimonialsData {
  testimonials: Testimonial[];
}

export default async function loadTestimonials({ limit }: TestimonialsProps): Promise<TestimonialsData> {
  return { testimonials: await listPublishedTestimonials(limit) };
}
