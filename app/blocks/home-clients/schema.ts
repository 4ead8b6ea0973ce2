import { defineHomeSection } from "../define-home-section.ts";

export const homeClients = defineHomeSection({
  type: "home-clients",
  label: "Home clients",
  description: "Client logos in a row.",
  icon: "logos",
});
