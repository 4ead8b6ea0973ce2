import { defineHomeSection } from "../define-home-section.ts";

export const homeSolutions = defineHomeSection({
  type: "home-solutions",
  label: "Home solutions",
  description: "The published solutions in large type.",
  icon: "links",
});
