import { z } from "zod";
import { list, longText, text, toggle } from "#app/fields/descriptors.ts";
import { link } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { bullets, linked, section, stacked, words } from "../markdown-parts.ts";

const action = { label: "Let’s Talk", href: "/lets-talk" };

export const pricing = defineBlock({
  type: "pricing",
  version: 1,
  label: "Pricing",
  description: "Offers side by side: price, what is included, and a button.",
  group: "lists",
  icon: "price",
  props: z.object({
    ...sectionHead,
    offers: list(
      "Offers",
      "offer",
      {
        name: text("Name", { max: 60 }),
        price: text("Price", { max: 24 }),
        unit: text("Unit", { max: 60, help: "For example: per month, for nine weeks" }).optional(),
        text: longText("Text", { max: 240 }).optional(),
        points: list("Points", "point", { text: text("Point", { max: 120 }) }, { max: 12 }).default([]),
        action: link("Button").optional(),
        isMarked: toggle("Highlighted", { help: "For the most popular offer" }).default(false),
      },
      { min: 1, max: 4 },
    ),
    note: longText("Note", {
      max: 300,
      help: "Shown below the offers, for example taxes, dates and exceptions",
    }).optional(),
  }),
  example: {
    label: "Prices",
    heading: "Three ways to begin, and what each costs",
    offers: [
      {
        name: "A technical audit",
        price: "€9,000",
        unit: "two weeks, fixed",
        text: "We read the code and tell you what we would not touch.",
        points: [{ text: "Two engineers" }, { text: "A report of at most twelve pages" }],
        action,
      },
      {
        name: "A first release",
        price: "€80,000+",
        unit: "nine to sixteen weeks, fixed",
        text: "One thing that works, measured from the first day.",
        points: [
          { text: "One team of four" },
          { text: "A date in the contract" },
          { text: "Your cloud, your keys" },
        ],
        action,
        isMarked: true,
      },
      {
        name: "A team",
        price: "€46,000",
        unit: "per month, ended by a month’s notice",
        points: [{ text: "Four to seven people" }, { text: "No months without work in them" }],
        action,
      },
    ],
    note: "Prices from January 2027, without VAT.",
  },
  variants: {
    "one offer, without a heading": {
      offers: [
        {
          name: "An afternoon",
          price: "€0",
          text: "Bring the list of checks. It usually needs no software.",
        },
      ],
    },
  },
});

export function markdown({ label, heading, offers, note }: z.output<typeof pricing.props>): string {
  return section(
    { label, heading },
    ...offers.map(({ name, price, unit, text, points, action }) =>
      stacked(
        `### ${words(name)}`,
        `**${words(price)}** ${words(unit)}`.trim(),
        words(text),
        bullets(points.map((point) => words(point.text))),
        action && linked(action),
      ),
    ),
    words(note),
  );
}
