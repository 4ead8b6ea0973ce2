import { cleanRichText } from "#app/domain/rich-text/clean.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";

/** A document as it is stored; an empty one for what is none. */
export function toRichText(value: unknown): RichText {
  return cleanRichText(value) ?? { type: "doc", content: [] };
}
