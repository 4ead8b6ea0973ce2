import { defineHomeSection } from "../define-home-section.ts";

export const homeStage = defineHomeSection({
  type: "home-stage",
  label: "Home stage",
  description: "The first screen of the home page, with the intro and the films. Always the first block.",
  icon: "hero",
});
