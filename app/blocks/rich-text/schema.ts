import { z } from "zod";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { richText as richTextField } from "#app/fields/descriptors.ts";
import { besideData, besideText } from "../beside/fields.ts";
import { besideIn } from "../beside/markdown.ts";
import { defineBlock, paragraphs, sectionHead } from "../define-block.ts";
import { section } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";

export const richText = defineBlock({
  type: "rich-text",
  version: 1,
  label: "Rich text",
  description: "Running text with lists, quotes, tables and pictures.",
  group: "text",
  icon: "paragraph",
  props: z.object({ ...sectionHead, body: richTextField("Text"), ...besideText }),
  data: besideData,
  example: {
    label: "The problem",
    heading: "Three spreadsheets and a phone",
    body: {
      type: "doc",
      content: [
        { type: "paragraph", content: [{ type: "text", text: "Nobody could say which seat was free." }] },
      ],
    },
  },
  variants: {
    "a figure beside the text": {
      label: "What it costs",
      heading: "Nine weeks, and then somebody’s Friday",
      body: paragraphs(
        "Half a day a week from a person who owns the content. Companies budget for the rest.",
      ),
      beside: { figure: "€3,500", text: "a month at most, for models and hosting" },
    },
    "a person beside a passage": {
      body: paragraphs("The clock starts when the tablet comes out of the pocket."),
      beside: { person: "Marta Esteves", text: "Read it aloud before it leaves the house." },
    },
    "a drawing and a note beside the text": {
      heading: "When to skip it",
      body: paragraphs("Below 3,000 requests a month it seldom pays."),
      beside: { drawing: 3, text: "Measured over eleven launches." },
    },
    "a picture beside the text": {
      heading: "The workshop",
      body: paragraphs("Three doors, no lift."),
      beside: {
        picture: {
          src: "/art/offices/vilnius-960.webp",
          alt: "Lines of a river bend around a hill at night",
        },
      },
    },
  },
});

export function markdown({ body, beside, data, ...head }: ShownProps<"rich-text">): string {
  return section(head, richTextToMarkdown(body), besideIn({ beside, data }));
}
