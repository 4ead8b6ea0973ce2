import type { RichText } from "#app/domain/rich-text/document.ts";
import { markdownToRichText } from "#app/domain/rich-text/from-markdown.ts";

/** Reads the demo's Markdown into a rich text document. Throws where it uses something that rich text does not have. */
export function richTextOf(markdown: string): RichText {
  return markdownToRichText(markdown, ({ type, raw }) => {
    throw new Error(`Rich text does not support Markdown of type "${type}": ${raw.slice(0, 80)}`);
  });
}
