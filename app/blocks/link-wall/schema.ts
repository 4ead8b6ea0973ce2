import { z } from "zod";
import { list, text } from "#app/fields/descriptors.ts";
import { pageReference } from "#app/fields/references.ts";
import { defineBlock, loadedBy, sectionHead } from "../define-block.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadLinkWall from "./data.server.ts";

const props = z.object({
  ...sectionHead,
  links: list(
    "Links",
    "link",
    {
      title: text("Name", { max: 40 }),
      page: pageReference("Page").optional(),
      price: text("Price", { max: 40 }).optional(),
      duration: text("Duration", { max: 40 }).optional(),
      text: text("Text", { max: 120 }).optional(),
      case: pageReference("Case").optional(),
      result: text("Result of the case", { max: 80 }).optional(),
    },
    { min: 1, max: 12 },
  ),
});
export type LinkWallProps = z.output<typeof props>;

export const linkWall = defineBlock({
  type: "link-wall",
  version: 1,
  label: "Link wall",
  description: "Names of pages, as obstacles in one wind, with prices; each opens its duration and its case.",
  group: "lists",
  icon: "wall",
  props,
  example: {
    label: "Solutions",
    heading: "What we build",
    links: [
      {
        title: "Marketplaces",
        page: "marketplaces",
        price: "€140,000–260,000",
        duration: "9–12 weeks",
        text: "Two sides, one shelf, and money that waits until the parcel has arrived.",
        case: "tessel-market",
        result: "breakage from 8.1% to 2.9%",
      },
      {
        title: "Banking apps",
        page: "banking-apps",
        price: "€400,000–900,000",
        duration: "6–9 months",
        case: "ostra-bank",
        result: "an account in 19 minutes",
      },
      { title: "DWH", page: "dwh", price: "€95,000–240,000", text: "One set of numbers for everybody." },
    ],
  },
  variants: {
    "names alone": {
      links: [{ title: "Something else" }, { title: "Smart home apps", page: "smart-home-apps" }],
    },
  },
  data: loadedBy<typeof loadLinkWall>(),
});

export function markdown({ data, links, ...head }: ShownProps<"link-wall">): string {
  return section(
    head,
    ...links.map(({ title, price, duration, text, result }, at) => {
      const { path = "", study } = data.targets[at] ?? {};
      const facts = [price, duration].filter((fact) => fact !== undefined);
      const proof = [study && linked({ label: study.title, href: study.path }), words(result)];
      return stacked(
        `### ${linked({ label: title, href: path })}`,
        ...facts.map(words),
        words(text),
        proof.filter(Boolean).join(": "),
      );
    }),
  );
}
