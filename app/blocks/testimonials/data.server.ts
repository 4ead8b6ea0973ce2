import { listPublishedTestimonials } from "#app/domain/content-store/published-content.server.ts";
import type { TestimonialsProps } from "./schema.ts";

export default async function loadTestimonials({ names = [], limit }: TestimonialsProps) {
  const given = names.filter((name) => name.trim());
  if (given.length === 0) return { testimonials: await listPublishedTestimonials(limit) };
  const all = await listPublishedTestimonials();
  const chosen = given.flatMap((name) => all.find((each) => sameName(each.name, name)) ?? []);
  return { testimonials: chosen.slice(0, limit) };
}

function sameName(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { sensitivity: "base" }) === 0;
}
