import { defineHomeSection } from "../define-home-section.ts";

export const homeOffices = defineHomeSection({
  type: "home-offices",
  label: "Home offices",
  description: "The offices with address and picture.",
  icon: "place",
});
