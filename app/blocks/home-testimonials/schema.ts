import { defineHomeSection } from "../define-home-section.ts";

export const homeTestimonials = defineHomeSection({
  type: "home-testimonials",
  label: "Home testimonials",
  description: "What clients say: one quote large, the others beside each other.",
  icon: "quotes",
});
