import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { section } from "../markdown-parts.ts";
import type { RichTextProps } from "./schema.ts";

export default function richTextMarkdown({ body, ...head }: RichTextProps): string {
  return section(head, richTextToMarkdown(body));
}
