import type { PageLink } from "#app/domain/pages/page.ts";
import { bullets, linked, named, section, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function casePassportMarkdown({ facts, data }: ViewProps<"case-passport">): string {
  const rows = [
    ...facts.map(({ label, value }) => named(label, words(value))),
    named(messages.solutions, links(data.solutions)),
    named(messages.services, links(data.services)),
    named(messages.techStack, links(data.techStack)),
  ].filter(Boolean);
  return section({ label: messages.facts }, rows.length > 0 ? bullets(rows) : messages.noFacts);
}

function links(pages: PageLink[]): string {
  return pages.map(({ title, path }) => linked({ label: title, href: path })).join(", ");
}
