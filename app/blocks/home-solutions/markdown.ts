import * as messages from "../home-messages.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeSolutionsMarkdown({ data }: ViewProps<"home-solutions">): string {
  if (!data) return "";
  const { title, solutions } = data;
  return section(
    { label: messages.solutions, heading: title },
    ...solutions.map(({ title, path, excerpt }) =>
      stacked(`### ${linked({ label: title, href: path })}`, words(excerpt)),
    ),
    solutions.length === 0 && messages.noSolutions,
  );
}
