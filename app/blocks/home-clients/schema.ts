import { defineHomeSection } from "../define-home-section.ts";

export const homeClients = defineHomeSection({
  type: "home-clients",
  label: "Home clients",
  description: "The logos of clients in a row.",
  icon: "logos",
});
