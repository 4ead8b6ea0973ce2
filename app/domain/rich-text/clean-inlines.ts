import { isAllowedHref } from "#app/domain/links/href.ts";
import type { RichTextInline, RichTextMark } from "./document.ts";

/** An untrusted node: only its type is certain. */
export interface Json {
  type: string;
  text?: unknown;
  attrs: Record<string, unknown>;
  marks?: unknown;
  content?: unknown;
}

export function readNode(value: unknown): Json | undefined {
  if (!isRecord(value) || typeof value.type !== "string") return undefined;
  return { ...value, type: value.type, attrs: isRecord(value.attrs) ? value.attrs : {} };
}

/** The child nodes. */
export function partsOf({ content }: Pick<Json, "content">): Json[] {
  return Array.isArray(content) ? content.flatMap((part) => readNode(part) ?? []) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Maximum depth of the search for text; only malicious documents are deeper. */
const deepest = 100;

/** A text or a line break; undefined for any other node. */
export function inlineOf(node: Json): RichTextInline | undefined {
  if (node.type === "hardBreak") return { type: "hardBreak" };
  if (node.type !== "text" || typeof node.text !== "string") return undefined;
  const text = withoutNul(node.text);
  if (text === "") return undefined;
  const marks = marksOf(node.marks);
  return marks.length > 0 ? { type: "text", text, marks } : { type: "text", text };
}

/** The inline content of nodes and their descendants, on one line. */
export function inlinesOf(nodes: Json[], depth = 0): RichTextInline[] {
  if (depth > deepest) return [];
  return nodes.flatMap((node) => inlineOf(node) ?? inlinesOf(partsOf(node), depth + 1));
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
  return text.replaceAll("\0", "");
}
