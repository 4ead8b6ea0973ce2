import { z } from "zod";
import { richTextSchema } from "#app/domain/rich-text/document.ts";
import { richTextToPlainText } from "#app/domain/rich-text/plain-text.ts";
import { defineBlock, joinText, sectionHead } from "../define-block.ts";

export const richText = defineBlock({
  type: "rich-text",
  version: 1,
  label: "Rich text",
  group: "text",
  props: z.object({ ...sectionHead, body: richTextSchema }),
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
  plainText: ({ label, heading, body }) => joinText(label, heading, richTextToPlainText(body)),
});
export type RichTextProps = z.output<typeof richText.props>;
