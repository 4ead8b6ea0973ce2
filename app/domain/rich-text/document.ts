import { z } from "zod";
import { cleanRichText } from "./clean.ts";
import * as messages from "./messages.ts";

/* Rich text is a ProseMirror document stored as JSON. Only the nodes and marks listed here are stored and rendered. */

export type RichTextMark =
  | { type: "bold" | "italic" | "strike" | "code" | "superscript" | "subscript" }
  | { type: "link"; attrs: { href: string } };

export interface RichTextWords {
  type: "text";
  text: string;
  marks?: RichTextMark[];
}

export type RichTextInline = RichTextWords | { type: "hardBreak" };

export interface RichTextImage {
  type: "image";
  /**
   * A picture of the media library (`mediaId`) or an address. `alt` is empty for decorative pictures, and null while it
   * is missing, as in the library. `caption` is shown below it.
   */
  attrs: { src?: string; mediaId?: string; alt: string | null; caption?: string };
}

export interface RichTextListItem {
  type: "listItem";
  content: RichTextNode[];
}

export interface RichTextCell {
  type: "tableCell" | "tableHeader";
  /** Spanned columns and rows, if more than one. */
  attrs?: { colspan?: number; rowspan?: number };
  content: RichTextNode[];
}

export interface RichTextRow {
  type: "tableRow";
  content: RichTextCell[];
}

export type RichTextNode =
  | { type: "paragraph"; content?: RichTextInline[] }
  | { type: "heading"; attrs: { level: 2 | 3 | 4 }; content?: RichTextInline[] }
  | { type: "bulletList"; content: RichTextListItem[] }
  | { type: "orderedList"; attrs?: { start?: number }; content: RichTextListItem[] }
  | { type: "blockquote"; content: RichTextNode[] }
  | { type: "codeBlock"; attrs?: { language: string | null }; content?: RichTextWords[] }
  | { type: "horizontalRule" }
  | RichTextImage
  | { type: "table"; content: RichTextRow[] };

export interface RichText {
  type: "doc";
  content: RichTextNode[];
}

/**
 * Parses stored or pasted JSON. Unknown nodes and marks are replaced by their text, see `cleanRichText`; anything but a
 * document is refused.
 */
export const richTextSchema = richTextOr(messages.notRichText);

/** The same with a custom error message. */
export function richTextOr(problem: string) {
  return z.unknown().transform((value, context): RichText => {
    const document = cleanRichText(value);
    if (document) return document;
    context.addIssue(problem);
    return z.NEVER;
  });
}

/** Whether a stored value is a document; its content may still be invalid. */
export const isRichText = (value: object): value is RichText => "type" in value && value.type === "doc";

/** Whether there is no visible content: no text, picture, table or rule. */
export function isEmptyRichText({ content }: RichText): boolean {
  return content.every((node) => node.type === "paragraph" && !node.content?.some(isVisible));
}

function isVisible(inline: RichTextInline): boolean {
  return inline.type === "text" && inline.text.trim() !== "";
}

/** Problems that prevent a text's pictures from being published: external files, and missing alternative texts. */
export function pictureProblems(document: RichText): string[] {
  return [...new Set(document.content.flatMap(problemsOf))];
}

function problemsOf(node: RichTextNode): string[] {
  switch (node.type) {
    case "image": {
      const { src, mediaId, alt } = node.attrs;
      const isExternal = !mediaId && src !== undefined && URL.canParse(src);
      return [
        ...(isExternal ? [messages.externalPicture(new URL(src).host)] : []),
        ...(alt === null ? [messages.noAlternativeText] : []),
      ];
    }
    case "bulletList":
    case "orderedList":
      return node.content.flatMap((item) => item.content.flatMap(problemsOf));
    case "blockquote":
      return node.content.flatMap(problemsOf);
    case "table":
      return node.content.flatMap((row) => row.content.flatMap((cell) => cell.content.flatMap(problemsOf)));
    default:
      return [];
  }
}
