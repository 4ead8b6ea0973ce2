import { z } from "zod";
import { list, text } from "#app/fields/descriptors.ts";
import { pageReferences } from "#app/fields/references.ts";
import type { Edition, Language } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, loadedBy, sectionHead } from "../define-block.ts";
import { bullets, linked, section, stacked, words } from "../markdown-parts.ts";
import type { ResolvedProps } from "../resolved-block.ts";
import type loadTechStack from "./data.server.ts";
import { technologiesOf } from "./technologies.ts";

const props = z.object({
  ...sectionHead,
  fact: text("Fact shown", {
    max: 40,
    help: "The name of a fact from the technology pages, such as Upkeep",
  }).optional(),
  groups: list(
    "Groups",
    "group",
    {
      name: text("Name", { max: 60 }),
      pages: pageReferences("Pages").default([]),
      others: text("Other technologies", {
        max: 200,
        help: "Names of technologies without a page, separated by commas",
      }).optional(),
    },
    { min: 1, max: 12 },
  ),
});
export type TechStackProps = z.output<typeof props>;

export const techStack = defineBlock({
  type: "tech-stack",
  version: 1,
  label: "Tech stack",
  description: "Technologies by role, with a filter, a fact from their pages, and cases.",
  group: "lists",
  icon: "stack",
  props,
  example: {
    label: "Tech stack",
    heading: "What it is built with, and who keeps it",
    fact: "Upkeep",
    groups: [
      { name: "In the browser", pages: ["typescript", "react"], others: "Remix, Vite" },
      { name: "On the server", pages: ["nodejs", "python", "postgresql"] },
      { name: "Where it runs", pages: ["aws", "kubernetes", "terraform"], others: "Hetzner" },
    ],
  },
  variants: {
    "names alone, without a heading": {
      groups: [{ name: "Kept from before", others: "COBOL, DB2, one fax" }],
    },
  },
  data: loadedBy<typeof loadTechStack>(),
});

export function markdown(props: ResolvedProps<"tech-stack">, { language }: Edition): string {
  const { groups, fact: factName, data, label, heading } = props;
  const rows = groups.map((group, position) =>
    stacked(
      `**${words(group.name)}**`,
      bullets(
        technologiesOf(group, data.pages[position]).map(({ fact, cases, ...technology }) => {
          const parts = [
            factName && fact && `${words(factName)}: ${words(fact)}`,
            usedIn(cases, language),
          ].filter(Boolean);
          return [linked(technology), ...parts].join(" — ");
        }),
      ),
    ),
  );
  return section({ label, heading }, ...rows);
}

function usedIn(cases: { title: string; path: string }[], language: Language): string {
  const messages = messagesIn(language).blocks.techStack;
  const links = cases.map(({ title, path }) => linked({ label: title, href: path }));
  return links.length > 0 ? messages.usedInCases(links.join(", ")) : "";
}
