import * as messages from "../home-messages.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeCasesMarkdown({ data }: ViewProps<"home-cases">): string {
  if (!data) return "";
  const { title, description, items } = data;
  return section(
    { label: messages.cases, heading: title },
    words(description),
    ...items.map(({ title, label, description, url }) =>
      stacked(`### ${linked({ label: title, href: url })}`, label && `*${words(label)}*`, words(description)),
    ),
  );
}
