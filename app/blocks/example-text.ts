import type { RichText } from "#app/domain/rich-text/document.ts";

/** A document of plain paragraphs, for examples. */
export function paragraphs(...texts: string[]): RichText {
  return {
    type: "doc",
    content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
  };
}
