import { bullets, linked, section, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function pageLinksMarkdown({ data, ...head }: ViewProps<"page-links">): string {
  const links = data.pages.map(({ title, path, excerpt }) => {
    const link = linked({ label: title, href: path });
    return excerpt ? `${link}: ${words(excerpt)}` : link;
  });
  return section(head, links.length > 0 ? bullets(links) : messages.noPages);
}
