import { bullets, linked, named, section, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";
import { technologiesOf } from "./technologies.ts";

export default function techStackMarkdown({ groups, data, label, heading }: ViewProps<"tech-stack">): string {
  const rows = groups.map((group, position) => {
    const technologies = technologiesOf(group, data.pages[position]).map(linked).join(", ");
    return named(group.name, technologies) || `**${words(group.name)}**`;
  });
  return section({ label, heading }, bullets(rows));
}
