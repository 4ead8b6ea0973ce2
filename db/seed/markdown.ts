import type { Token } from "marked";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { markdownToRichText as read } from "#app/domain/rich-text/from-markdown.ts";

/** Reads our own Markdown into a rich text document. Throws where it uses something rich text does not have. */
export function markdownToRichText(markdown: string): RichText {
  return read(markdown, refuse);
}

function refuse({ type, raw }: Token): never {
  throw new Error(`Rich text has no place for Markdown of type "${type}": ${raw.slice(0, 80)}`);
}
