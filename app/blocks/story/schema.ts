import { z } from "zod";
import { list, longText, text } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { picture, section, stacked, words } from "../markdown-parts.ts";

export const story = defineBlock({
  type: "story",
  version: 1,
  label: "Story",
  description: "Scenes that scroll horizontally.",
  group: "pictures",
  icon: "film",
  props: z.object({
    ...sectionHead,
    scenes: list(
      "Scenes",
      "scene",
      {
        when: text("When", { max: 40 }).optional(),
        title: text("Title", { max: 120 }),
        text: longText("Text", { max: 400 }).optional(),
        image: image("Picture").optional(),
      },
      { min: 2, max: 12 },
    ),
  }),
  example: {
    label: "One morning",
    heading: "Before six, and alone",
    scenes: [
      {
        when: "05:40",
        title: "Seven systems, one after the other",
        text: "He copies by hand, and rings a foreman.",
      },
      {
        when: "06:55",
        title: "A workbook with 26 sheets",
        text: "Nobody else can open it without breaking it.",
        image: {
          src: "/art/covers/nordvolt-energy-1024.webp",
          alt: "Two curves of load, the forecast in orange",
        },
      },
      { when: "08:00", title: "Sent" },
    ],
  },
  variants: { "two scenes, without a heading": { scenes: [{ title: "Before" }, { title: "After" }] } },
});

export function markdown({ scenes, label, heading }: z.output<typeof story.props>): string {
  return section(
    { label, heading },
    ...scenes.map(({ when, title, text, image }) =>
      stacked(
        when && words(when),
        picture(image && { ...image, caption: undefined }),
        `### ${words(title)}`,
        words(text),
      ),
    ),
  );
}
