import { defineHomeSection } from "../define-home-section.ts";

export const homeCases = defineHomeSection({
  type: "home-cases",
  label: "Home cases",
  description: "Selected cases with their pictures, on a dark background.",
  icon: "case",
});
