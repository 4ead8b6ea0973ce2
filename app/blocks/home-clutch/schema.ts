import { defineHomeSection } from "../define-home-section.ts";

export const homeClutch = defineHomeSection({
  type: "home-clutch",
  label: "Home Clutch rating",
  description: "The rating on Clutch, with a link to it.",
  icon: "number",
});
