import { defineHomeSection } from "../define-home-section.ts";

export const homeStage = defineHomeSection({
  type: "home-stage",
  label: "Home stage",
  description: "The screen at the top of the home page, with its intro and films. Always the first block.",
  icon: "hero",
});
