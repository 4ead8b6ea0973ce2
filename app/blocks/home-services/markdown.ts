import * as messages from "../home-messages.ts";
import { bullets, linked, section, stacked, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";
import type { Services } from "./data.server.ts";

export default function homeServicesMarkdown({ data }: ViewProps<"home-services">): string {
  if (!data) return "";
  const { title, description, discovery, delivery } = data;
  return section(
    { label: messages.services, heading: title },
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
