import { z } from "zod";
import { colour, longText, text } from "#app/fields/descriptors.ts";
import { defineBlock } from "../define-block.ts";
import { stacked, words } from "../markdown-parts.ts";

export const bigFigure = defineBlock({
  type: "big-figure",
  version: 1,
  label: "Big figure",
  description: "A number as wide as the page, its meaning, and a note.",
  group: "proof",
  icon: "number",
  props: z.object({
    value: text("Value", { max: 12, help: "With its unit: 41%, 3.2×, 19 min" }),
    text: text("What it counts"),
    note: longText("Note", { help: "For example the period, the sample and the source" }).optional(),
    ground: colour("Background", ["paper", "sand", "ink"], {
      help: "On case pages, ink is the main colour of the palette",
    }).default("ink"),
  }),
  example: {
    value: "43",
    text: "passengers were paid twice in one storm",
    note: "€2,960 in all. We covered the amount, and the ferry line asked nobody for it back.",
  },
  variants: {
    "on sand, without a note": { value: "410 → 37", text: "payslip corrections a month", ground: "sand" },
  },
});
export type BigFigureProps = z.output<typeof bigFigure.props>;

export function markdown({ value, text, note }: BigFigureProps): string {
  return stacked(`**${words(value)}** ${words(text)}`, words(note));
}
