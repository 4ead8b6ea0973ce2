import { defineHomeSection } from "../define-home-section.ts";

export const homeTestimonials = defineHomeSection({
  type: "home-testimonials",
  label: "Home testimonials",
  description: "Testimonials: one large, the others side by side.",
  icon: "quotes",
});
