import { defineHomeSection } from "../define-home-section.ts";

export const homeCases = defineHomeSection({
  type: "home-cases",
  label: "Home cases",
  description: "Chosen cases with their pictures, on ink.",
  icon: "case",
});
