import { z } from "zod";
import { isAllowedHref } from "#app/domain/links/href.ts";
import { storableText } from "#app/platform/storable-text.ts";
import type {
  RichText,
  RichTextCell,
  RichTextImage,
  RichTextInline,
  RichTextMark,
  RichTextNode,
  RichTextRow,
  RichTextWords,
} from "./document.ts";

/** An untrusted node: only its type is certain. */
interface Json {
  type: string;
  text?: unknown;
  attrs: Record<string, unknown>;
  marks?: unknown;
  content?: unknown;
}

function readNode(value: unknown): Json | undefined {
  if (!isRecord(value) || typeof value.type !== "string") return undefined;
  return { ...value, type: value.type, attrs: isRecord(value.attrs) ? value.attrs : {} };
}

/** The child nodes. */
function partsOf({ content }: Pick<Json, "content">): Json[] {
  return Array.isArray(content) ? content.flatMap((part) => readNode(part) ?? []) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Maximum depth of the search for text; only malicious documents are deeper. */
const MAX_INLINE_DEPTH = 100;

/** A text or a line break; undefined for any other node. */
function inlineOf(node: Json): RichTextInline | undefined {
  if (node.type === "hardBreak") return { type: "hardBreak" };
  if (node.type !== "text" || typeof node.text !== "string") return undefined;
  const text = withoutNul(node.text);
  if (text === "") return undefined;
  const marks = marksOf(node.marks);
  return marks.length > 0 ? { type: "text", text, marks } : { type: "text", text };
}

/** Their content is not text. */
const leaves = new Set(["image", "horizontalRule"]);

/** The inline content of nodes and their descendants, on one line. */
function inlinesOf(nodes: Json[], depth = 0): RichTextInline[] {
  if (depth > MAX_INLINE_DEPTH) return [];
  return nodes.flatMap((node) => {
    if (leaves.has(node.type)) return [];
    return inlineOf(node) ?? inlinesOf(partsOf(node), depth + 1);
  });
}

/** Each type of mark at most once, in the given order: the first is the outermost. */
function marksOf(marks: unknown): RichTextMark[] {
  if (!Array.isArray(marks)) return [];
  const read = marks.flatMap((mark) => markOf(readNode(mark)));
  return read.filter(({ type }, place) => read.findIndex((other) => other.type === type) === place);
}

function markOf(mark: Json | undefined): RichTextMark[] {
  switch (mark?.type) {
    case "bold":
    case "italic":
    case "strike":
    case "code":
    case "superscript":
    case "subscript":
      return [{ type: mark.type }];
    case "link": {
      const { href } = mark.attrs;
      return isAllowedHref(href) ? [{ type: "link", attrs: { href } }] : [];
    }
    default:
      return [];
  }
}

/** Postgres' JSON types do not support NUL. */
function withoutNul(text: string): string {
  return storableText(text.replaceAll("\0", ""));
}

/** Maximum nesting of lists, quotes and tables; deeper nodes are reduced to their text. */
const MAX_DEPTH = 12;

/**
 * Sanitises a document to the allowlist of `RichText`. Unknown nodes are replaced by their content, text among blocks
 * becomes a paragraph, and pictures and links with a disallowed address are removed. Undefined for anything but a
 * document. Never throws.
 */
export function cleanRichText(value: unknown): RichText | undefined {
  const document = readNode(value);
  return document?.type === "doc" ? { type: "doc", content: blocksOf(partsOf(document), 0) } : undefined;
}

/** Keeps blocks and wraps each run of inline content between them in a paragraph. */
function blocksOf(parts: Json[], depth: number): RichTextNode[] {
  const blocks: RichTextNode[] = [];
  let run: RichTextInline[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push({ type: "paragraph", content: run });
    run = [];
  };
  for (const part of parts) {
    const inline = inlineOf(part);
    if (inline) run.push(inline);
    else {
      endRun();
      blocks.push(...blockOf(part, depth));
    }
  }
  endRun();
  return blocks;
}

function blockOf(part: Json, depth: number): RichTextNode[] {
  if (depth > MAX_DEPTH) return paragraphOf(inlinesOf([part]));
  const inside = () => blocksOf(partsOf(part), depth + 1);
  switch (part.type) {
    case "paragraph": {
      const blocks = inside();
      return blocks.length > 0 ? blocks : [{ type: "paragraph" }];
    }
    case "heading":
      return [{ type: "heading", attrs: { level: headingLevelOf(part) }, content: inlinesOf(partsOf(part)) }];
    case "bulletList":
      return filled({ type: "bulletList", content: itemsOf(part, depth) });
    case "orderedList":
      return filled({ type: "orderedList", ...startOf(part), content: itemsOf(part, depth) });
    case "blockquote":
      return filled({ type: "blockquote", content: inside() });
    case "codeBlock":
      return [{ type: "codeBlock", attrs: { language: languageOf(part) }, content: codeOf(part) }];
    case "horizontalRule":
      return [{ type: "horizontalRule" }];
    case "image":
      return imageOf(part);
    case "table":
      return filled({ type: "table", content: partsOf(part).flatMap((row) => rowOf(row, depth)) });
    default:
      return inside();
  }
}

/** Wraps content that is directly in a list, such as a pasted list, in an item. */
function itemsOf(list: Json, depth: number) {
  return partsOf(list).flatMap((part) => {
    const content = blocksOf(part.type === "listItem" ? partsOf(part) : [part], depth + 1);
    return content.length > 0 ? [{ type: "listItem" as const, content }] : [];
  });
}

function rowOf(row: Json, depth: number): RichTextRow[] {
  const cells = row.type === "tableRow" ? partsOf(row) : [row];
  return cells.length > 0
    ? [{ type: "tableRow", content: cells.map((cell) => cellOf(cell, depth + 1)) }]
    : [];
}

function cellOf(cell: Json, depth: number): RichTextCell {
  const isCell = cell.type === "tableCell" || cell.type === "tableHeader";
  const content = blocksOf(isCell ? partsOf(cell) : [cell], depth);
  return {
    type: cell.type === "tableHeader" ? "tableHeader" : "tableCell",
    ...spansOf(cell),
    content: content.length > 0 ? content : [{ type: "paragraph" }],
  };
}

function paragraphOf(content: RichTextInline[]): RichTextNode[] {
  return content.length > 0 ? [{ type: "paragraph", content }] : [];
}

function filled<Node extends RichTextNode & { content: unknown[] }>(node: Node): Node[] {
  return node.content.length > 0 ? [node] : [];
}

/** Level 1 is reserved for the page's title. */
function headingLevelOf({ attrs }: Json): 2 | 3 | 4 {
  const level = Number(attrs.level);
  if (level === 3) return 3;
  return level > 3 ? 4 : 2;
}

function startOf({ attrs }: Json): { attrs?: { start: number } } {
  const start = z.int().min(0).max(9999).safeParse(attrs.start);
  return start.success && start.data !== 1 ? { attrs: { start: start.data } } : {};
}

function languageOf({ attrs }: Json): string | null {
  const language = z
    .string()
    .regex(/^[\w+#.-]{1,30}$/)
    .safeParse(attrs.language);
  return language.data ?? null;
}

/** Code has no marks; its line breaks are characters. */
function codeOf(node: Json): RichTextWords[] {
  const text = inlinesOf(partsOf(node))
    .map((inline) => (inline.type === "text" ? inline.text : "\n"))
    .join("");
  return text === "" ? [] : [{ type: "text", text }];
}

/** Empty for an address that is not allowed: embedded data in a paste, or a local file. */
function imageOf({ attrs }: Json): RichTextImage[] {
  const mediaId = z.uuid().safeParse(attrs.mediaId).data;
  const src = address.safeParse(attrs.src).data;
  if (!mediaId && !src) return [];
  // Older documents have no alt text for decorative pictures; only an explicit null means that it is missing.
  const alt = attrs.alt === null ? null : typeof attrs.alt === "string" ? attrs.alt.slice(0, 300) : "";
  const caption = typeof attrs.caption === "string" ? attrs.caption.trim().slice(0, 300) : "";
  return [
    {
      type: "image",
      attrs: { ...(mediaId && { mediaId }), ...(src && { src }), alt, ...(caption && { caption }) },
    },
  ];
}

const address = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/[^\s/\\]|\/(?![/\\]))[^\p{Cc}]*$/u);

function spansOf({ attrs }: Json): { attrs?: { colspan?: number; rowspan?: number } } {
  const spans = {
    ...(isSpan(attrs.colspan) ? { colspan: attrs.colspan } : {}),
    ...(isSpan(attrs.rowspan) ? { rowspan: attrs.rowspan } : {}),
  };
  return Object.keys(spans).length > 0 ? { attrs: spans } : {};
}

function isSpan(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 1 && value <= 20;
}
