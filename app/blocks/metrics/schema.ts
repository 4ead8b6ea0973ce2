import { z } from "zod";
import { list, text } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { bullets, section, words } from "../markdown-parts.ts";

export const metrics = defineBlock({
  type: "metrics",
  version: 1,
  label: "Metrics",
  description: "Large numbers, each above a sentence that explains it.",
  group: "proof",
  icon: "number",
  props: z.object({
    ...sectionHead,
    items: list(
      "Numbers",
      "number",
      {
        value: text("Value", { max: 12, help: "With its unit: 41%, 3.2×, 19 min" }),
        text: text("What it counts"),
      },
      { min: 1, max: 12 },
    ),
  }),
  example: {
    label: "What changed",
    heading: "Numbers from the last three launches",
    items: [
      { value: "41%", text: "of first-line questions closed without a person, after eight weeks" },
      { value: "3.2×", text: "faster first reply on the rest, measured on the same queue" },
      { value: "0", text: "answers sent without a source. It is a rule in code, not in the prompt" },
    ],
  },
  variants: {
    "two, without a heading": {
      items: [
        { value: "19 min", text: "median from download to account number" },
        { value: "€1,240,000", text: "of stock found that the old system had lost" },
      ],
    },
  },
});

export function markdown({ items, ...head }: z.output<typeof metrics.props>): string {
  return section(head, bullets(items.map(({ value, text }) => `**${words(value)}** ${words(text)}`)));
}
