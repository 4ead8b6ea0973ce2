import type { PageLink } from "#app/domain/pages/page.ts";
import { bullets, linked, named, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export function casePassportMarkdown({ facts, data }: ViewProps<"case-passport">): string {
  return bullets([
    ...facts.map(({ label, value }) => named(label, words(value))),
    named("Services", links(data.services)),
    named("Tech stack", links(data.techStack)),
  ]);
}

function links(pages: PageLink[]): string {
  return pages.map(({ title, path }) => linked({ label: title, href: path })).join(", ");
}
