import type { RichTextNode } from "#app/domain/rich-text/document.ts";

/** What a program puts on the clipboard as HTML, and the document that is to come of it. */
export interface PasteSample {
  from: string;
  html: string;
  document: RichTextNode[];
}
