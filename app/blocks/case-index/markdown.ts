import { bullets, linked, section, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";
import * as messages from "./messages.ts";

export default function caseIndexMarkdown({ data, label, heading }: ViewProps<"case-index">): string {
  if (!data) return "";
  const rows = data.cases.map(({ client, path, sector, year, figure, excerpt }) => {
    const about = figure ? `**${words(figure.value)}** ${words(figure.label)}` : words(excerpt);
    return [linked({ label: client, href: path }), words(sector?.title), words(year), about]
      .filter(Boolean)
      .join(", ");
  });
  return section({ label, heading }, rows.length > 0 ? bullets(rows) : messages.noCases);
}
