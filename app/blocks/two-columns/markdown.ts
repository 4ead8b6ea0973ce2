import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { picture, section, stacked, words } from "../markdown-parts.ts";
import type { TwoColumnsProps } from "./schema.ts";

export default function twoColumnsMarkdown({ left, right, label, heading }: TwoColumnsProps): string {
  return section({ label, heading }, column(left), column(right));
}

function column({ heading, text, image }: TwoColumnsProps["left"]): string {
  return stacked(picture(image), heading && `### ${words(heading)}`, text && richTextToMarkdown(text));
}
