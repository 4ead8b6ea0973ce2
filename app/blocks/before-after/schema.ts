import { z } from "zod";
import { text } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { picture, section, stacked, words } from "../markdown-parts.ts";

export const beforeAfter = defineBlock({
  type: "before-after",
  version: 1,
  label: "Before and after",
  description: "Two pictures or figures on top of each other, with a slider between them.",
  group: "pictures",
  icon: "compare",
  props: z
    .object({
      ...sectionHead,
      before: image("Before", { minWidth: 1000 }).optional(),
      beforeFigure: text("Figure on the left", { max: 14, help: "Shown if there is no picture" }).optional(),
      beforeLabel: text("Label on the left", { max: 40 }).default("Before"),
      after: image("After", { minWidth: 1000 }).optional(),
      afterFigure: text("Figure on the right", { max: 14, help: "Shown if there is no picture" }).optional(),
      afterLabel: text("Label on the right", { max: 40 }).default("After"),
      caption: text("Caption", { max: 200 }).optional(),
    })
    .refine(({ before, beforeFigure }) => before || beforeFigure, {
      error: "Before: choose a picture, or write a figure",
      path: ["before", "src"],
    })
    .refine(({ after, afterFigure }) => after || afterFigure, {
      error: "After: choose a picture, or write a figure",
      path: ["after", "src"],
    }),
  example: {
    label: "Moved over",
    heading: "Eleven sources, one table",
    before: {
      src: "/art/covers/attis-logistics-1024.webp",
      alt: "A week of shifts on a dark board, and a message",
    },
    after: {
      src: "/art/covers/nordvolt-energy-1024.webp",
      alt: "Two curves of load, the forecast in orange",
    },
    caption: "Fig. 5 — The same Tuesday in March and in October",
  },
  variants: {
    "figures instead of pictures": {
      beforeFigure: "11 days",
      beforeLabel: "On paper",
      afterFigure: "19 min",
      afterLabel: "In the app",
    },
    "other words, without a heading": {
      before: { src: "/art/covers/lumen-homes-1024.webp", alt: "A round dial shows 20.5 degrees" },
      beforeLabel: "At night",
      after: { src: "/art/covers/tessel-market-1024.webp", alt: "A wall of tiles" },
      afterLabel: "By day",
    },
  },
});
export type BeforeAfterProps = z.output<typeof beforeAfter.props>;

export function markdown(props: BeforeAfterProps): string {
  const { label, heading, before, beforeFigure, beforeLabel, after, afterFigure, afterLabel, caption } =
    props;
  return section(
    { label, heading },
    stacked(words(beforeLabel), before ? picture(before) : words(beforeFigure)),
    stacked(words(afterLabel), after ? picture(after) : words(afterFigure)),
    words(caption),
  );
}
