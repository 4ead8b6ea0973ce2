import { z } from "zod";
import { list, longText, text } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { besideData, besideText } from "../beside/fields.ts";
import { besideIn } from "../beside/markdown.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { picture, section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";

export const timeline = defineBlock({
  type: "timeline",
  version: 1,
  label: "Timeline",
  description: "Events in chronological order, along a line.",
  group: "lists",
  icon: "timeline",
  props: z.object({
    ...sectionHead,
    moments: list(
      "Events",
      "event",
      {
        when: text("When", { max: 40 }),
        title: text("Title", { max: 120 }),
        text: longText("Text").optional(),
        image: image("Picture").optional(),
      },
      { min: 1, max: 40 },
    ),
    ...besideText,
  }),
  data: besideData,
  example: {
    label: "Since then",
    heading: "Eleven years, without the parties",
    moments: [
      {
        when: "2015",
        title: "Two desks above a bakery in Lisbon",
        text: "The first client paid in bread for a week while the bank found the transfer.",
      },
      {
        when: "2018",
        title: "Vilnius",
        text: "Tomas would not move, so the office did.",
        image: {
          src: "/art/offices/vilnius-960.webp",
          alt: "Lines of a river bend around a hill at night",
        },
      },
      { when: "2021–2022", title: "Fixed prices, for everything" },
      {
        when: "Now",
        title: "41 people, three doors, no lift",
        text: "We have looked at buildings with one.",
      },
    ],
  },
  variants: {
    "one moment, without a heading": { moments: [{ when: "Mon 09:00", title: "Live" }] },
    "a note beside it": {
      heading: "The night",
      moments: [{ when: "02:10", title: "The first page" }],
      beside: { text: "All times are those of the log." },
    },
  },
});

export function markdown({ moments, beside, data, label, heading }: ShownProps<"timeline">): string {
  return section(
    { label, heading },
    ...moments.map(({ when, title, text, image }) =>
      stacked(`### ${words(when)}: ${words(title)}`, words(text), picture(image)),
    ),
    besideIn({ beside, data }),
  );
}
