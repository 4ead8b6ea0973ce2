import { z } from "zod";
import type { PageLink } from "#app/domain/pages/page.ts";
import { list, text } from "#app/fields/descriptors.ts";
import { pageReferences } from "#app/fields/references.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, loadedBy } from "../define-block.ts";
import { bullets, linked, named, section, words } from "../markdown-parts.ts";
import type { ResolvedProps } from "../resolved-block.ts";
import type loadCasePassport from "./data.server.ts";

const props = z.object({
  facts: list("Facts", "fact", {
    label: text("Name", { max: 40 }),
    value: text("Value", { max: 120 }),
  }).default([]),
  techStack: pageReferences("Tech stack").default([]),
  services: pageReferences("Services").default([]),
  solutions: pageReferences("Solutions").default([]),
});
export type CasePassportProps = z.output<typeof props>;

export const casePassport = defineBlock({
  type: "case-passport",
  version: 1,
  label: "Case facts",
  description: "The facts of a case, with links to its services and technologies.",
  group: "proof",
  icon: "passport",
  props,
  example: {
    facts: [
      { label: "Client", value: "Harbourline Ferries" },
      { label: "Year", value: "2025" },
    ],
    techStack: ["postgresql", "typescript"],
    services: ["product-design"],
    solutions: ["banking-apps"],
  },
  variants: {
    "facts alone": { facts: [{ label: "Team", value: "6 engineers, 2 designers, 1 delivery lead" }] },
    empty: {},
  },
  data: loadedBy<typeof loadCasePassport>(),
});

export function markdown({ facts, data }: ResolvedProps<"case-passport">, { language }: Edition): string {
  const messages = messagesIn(language).blocks.casePassport;
  const rows = [
    ...facts.map(({ label, value }) => named(label, words(value))),
    named(messages.solutions, links(data.solutions)),
    named(messages.services, links(data.services)),
    named(messages.techStack, links(data.techStack)),
  ].filter(Boolean);
  return section({ label: messages.label }, rows.length > 0 ? bullets(rows) : messages.empty);
}

function links(pages: PageLink[]): string {
  return pages.map(({ title, path }) => linked({ label: title, href: path })).join(", ");
}
