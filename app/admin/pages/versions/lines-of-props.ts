import { messages } from "#app/admin/pages/messages.ts";
import { pageIdOfHref } from "#app/domain/links/href.ts";
import type { FieldDescription } from "#app/fields/fields-of.ts";

/** One value of a block: where it stands in its props, in words, and what it is. */
export interface PropLine {
  name: string;
  text: string;
  /** The value is a file of the media library, by its id. */
  isMedia?: boolean;
}

/** A page that a link can point to. */
export interface NamedPage {
  id: string;
  title: string;
  path: string;
}

/** A link to a page by its title and path instead of its id. */
export function withPageTitles(text: string, pages: NamedPage[]): string {
  const id = pageIdOfHref(text);
  if (!id) return text;
  const page = pages.find((each) => each.id === id);
  return page ? `${page.title} (${page.path})` : messages.aDeletedPage;
}

/** What nobody edits by itself and has no label of its own. */
const unlabelled: Record<string, string | undefined> = {
  mediaId: messages.fileLabel,
  src: messages.fileLabel,
  focusX: messages.focalPointAcross,
  focusY: messages.focalPointDown,
};

/**
 * The values of a block's props in the order in which they stand, one a line, called as in the editor:
 * `Steps 2 Title` and its text.
 */
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

/** The words of a document, a paragraph a line. */
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
