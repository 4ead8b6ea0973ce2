import { z } from "zod";
import { choice, list, longText, text } from "#app/fields/descriptors.ts";
import { image, link } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { linked, picture, section, stacked, words } from "../markdown-parts.ts";

const portrait = (slug: string, alt: string) => ({ src: `/art/portraits/${slug}-480.webp`, alt });

export const team = defineBlock({
  type: "team",
  version: 1,
  label: "Team",
  description: "People with portrait, role and contact details.",
  group: "proof",
  icon: "people",
  props: z.object({
    ...sectionHead,
    layout: choice("Layout", {
      grid: "Grid",
      wall: "Wall: portraits without gaps, across the whole section",
    }).default("grid"),
    people: list(
      "People",
      "person",
      {
        name: text("Name", { max: 80 }),
        role: text("Role", { max: 120 }).optional(),
        text: longText("Text", { max: 300 }).optional(),
        portrait: image("Portrait", { help: "Portrait format, 4:5" }).optional(),
        action: link("Link").optional(),
      },
      { min: 1, max: 40 },
    ),
  }),
  example: {
    label: "Who you would meet",
    heading: "Four people, in the room from the first day",
    people: [
      {
        name: "Marta Esteves",
        role: "Partner, engineering",
        text: "Reads every estimate aloud before it leaves the house.",
        portrait: portrait("marta-esteves", "A line portrait of Marta Esteves"),
        action: { label: "marta@studio.example", href: "mailto:marta@studio.example" },
      },
      {
        name: "Tomas Rimkus",
        role: "Data",
        text: "Found the nine places on the upper deck.",
        portrait: portrait("tomas-rimkus", "A line portrait of Tomas Rimkus"),
      },
      {
        name: "Helen Ashworth",
        role: "Design",
        text: "Draws the screen that shows when nothing works.",
        portrait: portrait("helen-ashworth", "A line portrait of Helen Ashworth"),
      },
      { name: "Daniel Okafor", role: "Delivery" },
    ],
  },
  variants: {
    "a wall of portraits": {
      label: "Partners",
      layout: "wall",
      people: [
        { name: "Rui Calado", role: "Finance", portrait: portrait("rui-calado", "A line portrait") },
        { name: "Sam Hartley", role: "Delivery", portrait: portrait("sam-hartley", "A line portrait") },
        { name: "Piotr Wolny", role: "Platform" },
      ],
    },
    "one person, without a heading": {
      people: [
        { name: "Greta Stankutė", role: "Mobile", portrait: portrait("greta-stankute", "A line portrait") },
      ],
    },
  },
});

export function markdown({ people, label, heading }: z.output<typeof team.props>): string {
  return section(
    { label, heading },
    ...people.map(({ name, role, text, portrait, action }) =>
      stacked(
        `### ${words(name)}`,
        picture(portrait),
        role && `*${words(role)}*`,
        words(text),
        action && linked(action),
      ),
    ),
  );
}
