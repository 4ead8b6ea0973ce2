import type { RichTextNode } from "#app/domain/rich-text/document.ts";

/** The HTML that a program puts on the clipboard, and the expected document. */
export interface PasteSample {
  from: string;
  html: string;
  document: RichTextNode[];
}
