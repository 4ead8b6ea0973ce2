import { defineHomeSection } from "../define-home-section.ts";

export const homeTeam = defineHomeSection({
  type: "home-team",
  label: "Home team",
  description: "The team in a row that scrolls horizontally.",
  icon: "people",
});
