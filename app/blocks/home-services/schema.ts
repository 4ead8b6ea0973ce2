import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import { bullets, linked, section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type { default as loadHomeServices, Services } from "./data.server.ts";

export const homeServices = defineHomeSection({
  type: "home-services",
  icon: "services",
  label: "Home services",
  description: "Two lists of services: discovery and delivery.",
  data: loadedBy<typeof loadHomeServices>(),
});

export function markdown(
  { data: { title, description, discovery, delivery } }: ShownProps<"home-services">,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.homeServices;
  return section(
    { label: messages.label, heading: title },
    words(description),
    serviceList(discovery),
    serviceList(delivery),
  );
}

function serviceList({ title, items }: Services): string {
  if (items.length === 0) return "";
  return stacked(
    `### ${words(title)}`,
    bullets(
      items.map(({ title, url, description }) =>
        [linked({ label: title, href: url }), words(description)].filter(Boolean).join(" — "),
      ),
    ),
  );
}
