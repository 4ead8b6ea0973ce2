import { z } from "zod";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { choice, group, richText, text } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { defineBlock, paragraphs, sectionHead } from "../define-block.ts";
import { picture, section, stacked, words } from "../markdown-parts.ts";

const column = (label: string) =>
  group(label, {
    heading: text("Heading", { max: 120 }).optional(),
    text: richText("Text").optional(),
    image: image("Picture", { minWidth: 480 }).optional(),
  });

export const twoColumns = defineBlock({
  type: "two-columns",
  version: 1,
  label: "Two columns",
  description: "Two columns, each with text or a picture.",
  group: "text",
  icon: "columns",
  props: z.object({
    ...sectionHead,
    left: column("Left"),
    right: column("Right"),
    widths: choice("Widths", {
      equal: "Equal",
      left: "Left column wider",
      right: "Right column wider",
    }).default("equal"),
  }),
  example: {
    label: "Two views",
    heading: "The same week, seen twice",
    left: {
      heading: "From the desk",
      text: paragraphs(
        "Forty calls an hour, most of them about the same three sailings. Nobody wrote down which.",
        "The rota was made in February and had not been opened since.",
      ),
    },
    right: {
      heading: "From the quay",
      text: paragraphs(
        "Eleven cars turned away at 07:40 with nine places free on the upper deck. The screen was four minutes old.",
      ),
    },
  },
  variants: {
    "a picture on the left": {
      left: {
        image: {
          src: "/art/covers/harbourline-ferries-1024.webp",
          alt: "Departures as bars of what is sold, one of them in orange",
          caption: "Fig. 4 — 07:40, the upper deck",
        },
      },
      right: {
        heading: "Four minutes",
        text: paragraphs("That was the age of the number on the screen. It is now under a second."),
      },
      widths: "left",
    },
    "the right one wider": {
      heading: "What we were told, and what we found",
      left: { text: paragraphs("“It is always full in August.”") },
      right: { text: paragraphs("It was full on nine mornings of thirty-one, and never after ten o’clock.") },
      widths: "right",
    },
  },
});
export type TwoColumnsProps = z.output<typeof twoColumns.props>;

export function markdown({ left, right, label, heading }: TwoColumnsProps): string {
  return section({ label, heading }, columnMarkdown(left), columnMarkdown(right));
}

function columnMarkdown({ heading, text, image }: TwoColumnsProps["left"]): string {
  return stacked(picture(image), heading && `### ${words(heading)}`, text && richTextToMarkdown(text));
}
