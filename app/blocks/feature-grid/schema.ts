import { z } from "zod";
import { choice, list, longText, text } from "#app/fields/descriptors.ts";
import { link } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";

export const featureGrid = defineBlock({
  type: "feature-grid",
  version: 1,
  label: "Feature grid",
  description: "Short numbered statements side by side, with optional links.",
  group: "lists",
  icon: "grid",
  props: z.object({
    ...sectionHead,
    features: list(
      "Features",
      "feature",
      {
        title: text("Title", { max: 80 }),
        text: longText("Text", { max: 300 }).optional(),
        action: link("Link").optional(),
      },
      { min: 2, max: 12 },
    ),
    columns: choice("Columns", { two: "Two", three: "Three" }).default("three"),
  }),
  example: {
    label: "Included",
    heading: "What every build comes with",
    features: [
      {
        title: "A log you can read",
        text: "Who did what, when, and what it was before. In words, by date, with a button that exports it.",
      },
      {
        title: "Your own keys",
        text: "Repositories, clouds and domains are in your name from the first day. We are guests with a badge.",
        action: { label: "Security practices", href: "/about/how-we-work/security-practices" },
      },
      { title: "One number to call", text: "It is answered by somebody who has read the code." },
      { title: "Tests that fail", text: "We break the build on purpose once a week to see who notices." },
      { title: "A way out", text: "A document that tells another team how to take over, kept up to date." },
      { title: "No retainers", text: "You pay for months with work in them." },
    ],
  },
  variants: {
    "two columns, titles alone": {
      features: [
        { title: "Fixed price" },
        { title: "Nine weeks" },
        { title: "One team" },
        { title: "Your keys" },
      ],
      columns: "two",
    },
  },
});

export function markdown({ features, label, heading }: z.output<typeof featureGrid.props>): string {
  return section(
    { label, heading },
    ...features.map(({ title, text, action }) =>
      stacked(`### ${words(title)}`, words(text), action && linked(action)),
    ),
  );
}
