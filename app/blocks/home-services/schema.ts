import { defineHomeSection } from "../define-home-section.ts";

export const homeServices = defineHomeSection({
  type: "home-services",
  label: "Home services",
  description: "Two lists of services: discovery and delivery.",
  icon: "services",
});
