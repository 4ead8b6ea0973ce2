import { z } from "zod";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { richText as richTextField } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { section } from "../markdown-parts.ts";

export const richText = defineBlock({
  type: "rich-text",
  version: 1,
  label: "Rich text",
  description: "Running text with lists, quotes, tables and pictures.",
  group: "text",
  icon: "paragraph",
  props: z.object({ ...sectionHead, body: richTextField("Text") }),
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
  variants: {},
});

export function markdown({ body, ...head }: z.output<typeof richText.props>): string {
  return section(head, richTextToMarkdown(body));
}
