import type { RichText } from "#app/domain/rich-text/document.ts";
import { markdownToRichText } from "#app/domain/rich-text/from-markdown.ts";

/** Converts the demo's Markdown to rich text. Throws for unsupported syntax. */
export function richTextOf(markdown: string): RichText {
  return markdownToRichText(markdown, {
    hasPictures: true,
    otherwise({ type, raw }) {
      throw new Error(`Rich text does not support Markdown of type "${type}": ${raw.slice(0, 80)}`);
    },
  });
}
