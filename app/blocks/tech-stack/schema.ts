import { z } from "zod";
import { list, number, text } from "#app/fields/descriptors.ts";
import { pageReference, pageReferences } from "#app/fields/references.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, loadedBy, sectionHead } from "../define-block.ts";
import { bullets, linked, section, stacked, words } from "../markdown-parts.ts";
import type { ResolvedProps } from "../resolved-block.ts";
import type loadTechStack from "./data.server.ts";
import { datedOf, type Technology, technologiesOf } from "./technologies.ts";
import { yearsAndCost } from "./years.ts";

const year = (label: string, help?: string) => number(label, { min: 1950, max: 2100, help });

const props = z.object({
  ...sectionHead,
  fact: text("Fact shown", {
    max: 40,
    help: "The name of a fact from the technology pages, such as Upkeep",
  }).optional(),
  unit: text("Unit of costs", {
    max: 40,
    help: "Of technologies with years, such as “days a year”",
  }).optional(),
  groups: list(
    "Groups",
    "group",
    {
      name: text("Name", { max: 60 }),
      years: list(
        "Technologies with years",
        "technology",
        {
          page: pageReference("Page").optional(),
          name: text("Name", { max: 60, help: "Of a technology without a page" }).optional(),
          from: year("First year"),
          to: year("Last year", "Leave empty while it is in use").optional(),
          cost: number("Cost", { min: 0, max: 60, help: "Drawn as this many lines" }).optional(),
          reason: text("Why it is used, or why it was left", { max: 200 }).optional(),
        },
        { max: 30 },
      ).default([]),
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
  description: "Technologies by role with a filter, or on one scale of years with what each costs to keep.",
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
    "a scale of years": {
      label: "Since 2015",
      heading: "One line is one day of upkeep a year",
      fact: "Upkeep",
      unit: "days a year",
      groups: [
        {
          name: "In the browser",
          years: [
            { page: "typescript", from: 2016, cost: 2, reason: "A renamed column turns forty files red." },
            { name: "Redux", from: 2017, to: 2023, cost: 6, reason: "Nobody asks to be moved to it." },
          ],
        },
        {
          name: "Where it runs",
          years: [{ name: "Our own rack", from: 2015, to: 2026, cost: 31 }],
          others: "Hetzner",
        },
      ],
    },
    "one technology with a year": { groups: [{ name: "Now", years: [{ page: "react", from: 2026 }] }] },
  },
  data: loadedBy<typeof loadTechStack>(),
});

/** As on the page: those with years in one list, the earliest first, then the others by role. */
export function markdown(props: ResolvedProps<"tech-stack">, { language }: Edition): string {
  const { groups, fact: factName, unit, data, label, heading } = props;
  const messages = messagesIn(language).blocks.techStack;
  const entry = ({ fact, cases, history, ...technology }: Technology) => {
    const parts = [
      history
        ? words(yearsAndCost(history, { fact, unit, messages }))
        : factName && fact && `${words(factName)}: ${words(fact)}`,
      words(history?.reason),
      cases.length > 0 && `${words(messages.usedIn)}: ${cases.map(caseLink).join(", ")}`,
    ].filter(Boolean);
    return [linked(technology), ...parts].join(" — ");
  };
  const roles = groups.map((group, position) => ({
    name: group.name,
    technologies: technologiesOf(group, data, position),
  }));
  const dated = datedOf(roles);
  const others = roles.flatMap(({ name, technologies }) => {
    const undated = technologies.filter(({ history }) => !history);
    return undated.length > 0 || dated.length === 0
      ? [stacked(`**${words(name)}**`, bullets(undated.map(entry)))]
      : [];
  });
  return section({ label, heading }, bullets(dated.map(entry)), ...others);
}

const caseLink = ({ title, path }: { title: string; path: string }) => linked({ label: title, href: path });
