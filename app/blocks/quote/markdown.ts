import { indented } from "#app/domain/rich-text/markdown.ts";
import { stacked, words } from "../markdown-parts.ts";
import type { QuoteProps } from "./schema.ts";

export default function quoteMarkdown({ text, name, position }: QuoteProps): string {
  return indented(stacked(words(text), [name, position].filter(Boolean).map(words).join(", ")), "> ");
}
