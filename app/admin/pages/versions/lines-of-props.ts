import { messages } from "#app/admin/pages/messages.ts";
import { pageIdOfHref } from "#app/domain/links/href.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";

/** One value of a block: its path in the props as text, and the value. */
export interface PropLine {
  name: string;
  text: string;
  /** Whether the value is the id of a media item. */
  isMedia?: boolean;
}

/** A page that a link can point to. */
export interface NamedPage {
  id: string;
  title: string;
  path: string;
}

/** Replaces the id in a link to a page with the page's title and path. */
export function withPageTitles(text: string, pages: NamedPage[]): string {
  const id = pageIdOfHref(text);
  if (!id) return text;
  const page = pages.find((each) => each.id === id);
  return page ? `${page.title} (${page.path})` : messages.aDeletedPage;
}

/** Labels of props that are not edited directly and have no label in a descriptor. */
const unlabelled: Record<string, string | undefined> = {
  mediaId: messages.fileLabel,
  src: messages.fileLabel,
  focusX: messages.focalPointAcross,
  focusY: messages.focalPointDown,
};

/** The values of a block's props in order, one per line, with the editor's labels: `Steps 2 Title` and its text. */
export function linesOfProps(
  props: unknown,
  fields: FieldDescription[] = [],
  name: string[] = [],
): PropLine[] {
  if (props === undefined || props === null || props === "") return [];
  if (typeof props !== "object") return [{ name: name.join(" "), text: inWords(props) }];
  const isNode = Object(props).type !== undefined && ("content" in props || "text" in props);
  if (isNode) return [{ name: name.join(" "), text: wordsOf(props) }];
  if (Array.isArray(props)) {
    return props.flatMap((value, position) => linesOfProps(value, fields, [...name, String(position + 1)]));
  }
  return Object.entries(props).flatMap(([key, value]) => {
    const field = fields.find((candidate) => candidate.name === key);
    const lines = linesOfProps(value, field?.fields, [...name, field?.label ?? unlabelled[key] ?? key]);
    return key === "mediaId" ? lines.map((line) => ({ ...line, isMedia: true })) : lines;
  });
}

function inWords(value: unknown): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** The text of a document, one paragraph per line. */
function wordsOf(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  const { text, content } = Object(node);
  if (typeof text === "string") return text;
  const parts = Array.isArray(content) ? content.map(wordsOf) : [];
  return parts.join(isBlock(content) ? "\n" : "");
}

function isBlock(content: unknown): boolean {
  return Array.isArray(content) && content.some((node) => Object(node).content !== undefined);
}
