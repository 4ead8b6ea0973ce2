import { defineHomeSection } from "../define-home-section.ts";

export const homeNews = defineHomeSection({
  type: "home-news",
  label: "Home news",
  description: "The newest three articles.",
  icon: "news",
});
