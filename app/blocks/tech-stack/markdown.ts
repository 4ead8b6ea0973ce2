import { bullets, linked, section, stacked, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";
import * as messages from "./messages.ts";
import { technologiesOf } from "./technologies.ts";

export default function techStackMarkdown(props: ViewProps<"tech-stack">): string {
  const { groups, fact: factName, data, label, heading } = props;
  const rows = groups.map((group, position) =>
    stacked(
      `**${words(group.name)}**`,
      bullets(
        technologiesOf(group, data.pages[position]).map(({ fact, cases, ...technology }) => {
          const parts = [factName && fact && `${words(factName)}: ${words(fact)}`, usedIn(cases)].filter(
            Boolean,
          );
          return [linked(technology), ...parts].join(" — ");
        }),
      ),
    ),
  );
  return section({ label, heading }, ...rows);
}

function usedIn(cases: { title: string; path: string }[]): string {
  const links = cases.map(({ title, path }) => linked({ label: title, href: path }));
  return links.length > 0 ? messages.usedInCases(links.join(", ")) : "";
}
