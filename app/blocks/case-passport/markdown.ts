import type { PageLink } from "#app/domain/pages/page.ts";
import { bullets, linked, named, section, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function casePassportMarkdown({ facts, data }: ViewProps<"case-passport">): string {
  const rows = [
    ...facts.map(({ label, value }) => named(label, words(value))),
    named("Solutions", links(data.solutions)),
    named("Services", links(data.services)),
    named("Tech stack", links(data.techStack)),
  ].filter(Boolean);
  return section(
    { label: "Passport" },
    rows.length > 0 ? bullets(rows) : "The passport is not filled in yet.",
  );
}

function links(pages: PageLink[]): string {
  return pages.map(({ title, path }) => linked({ label: title, href: path })).join(", ");
}
