import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import { bullets, section, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadHomeClients from "./data.server.ts";

export const homeClients = defineHomeSection({
  type: "home-clients",
  icon: "logos",
  label: "Home clients",
  description: "Client logos in a row.",
  data: loadedBy<typeof loadHomeClients>(),
});

export function markdown({ data }: ShownProps<"home-clients">, { language }: Edition): string {
  const messages = messagesIn(language).blocks.homeClients;
  return section({ label: messages.label }, bullets(data.logos.map(({ altText }) => words(altText))));
}
