import { sitePaths } from "#app/paths/site-paths.ts";
import type { RichText, RichTextInline, RichTextListItem, RichTextMark, RichTextNode } from "./document.ts";

/** Escapes Markdown syntax. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|]|!$/g, "\\$&")
    .replace(/&(?=[#\w]+;)/g, "\\&")
    .replace(/^(\s*)(#{1,6}|[+-])(?=\s|$)/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, "$1\\$2")
    .replace(/^(\s*)(-{3,}|={3,})/gm, "$1\\$2");
}

export function markdownLink(href: string, label: string): string {
  return `[${label}](${destination(href)})`;
}

export function markdownImage(src: string, alt: string, caption?: string): string {
  const title = caption ? ` "${caption.replace(/["\\]|&(?=[#\w]+;)/g, "\\$&")}"` : "";
  return `![${escapeMarkdown(alt)}](${destination(src)}${title})`;
}

/** In angle brackets if it contains spaces or brackets. */
function destination(href: string): string {
  return /[\s()<>]/.test(href) ? `<${href.replace(/[<>]/g, encodeURIComponent)}>` : href;
}

/** A code fence longer than any run of backticks in the code. */
export function fenced(code: string, language = ""): string {
  const runs = [...code.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(2, ...runs) + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Prefixes each line; empty lines get no trailing spaces. */
export function indented(text: string, prefix: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? prefix.trimEnd() : prefix + line))
    .join("\n");
}

/**
 * A table whose first row is its header. Cells are Markdown on a single line. A bar ends a cell even in code, where
 * texts do not escape it.
 */
export function tableToMarkdown(rows: string[][]): string {
  const width = Math.max(...rows.map(({ length }) => length));
  const cell = (text = "") => text.replace(/(?<!\\)\|/g, "\\|");
  const line = (cells: string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cell(cells[column])).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({ length: width }, () => "---")), ...body.map(line)].join("\n");
}

/** A document as GitHub-flavoured Markdown, without a trailing line break. */
export function richTextToMarkdown(document: RichText): string {
  return nodesToMarkdown(document.content);
}

function nodesToMarkdown(nodes: RichTextNode[]): string {
  return nodes.map(nodeToMarkdown).filter(Boolean).join("\n\n");
}

function nodeToMarkdown(node: RichTextNode): string {
  switch (node.type) {
    case "paragraph":
      return inlinesToMarkdown(node.content);
    case "heading":
      return `${"#".repeat(node.attrs.level)} ${inlinesToMarkdown(node.content, { onOneLine: true })}`;
    case "bulletList":
      return node.content.map((item) => itemToMarkdown(item, "- ")).join("\n");
    case "orderedList": {
      const start = node.attrs?.start ?? 1;
      return node.content.map((item, place) => itemToMarkdown(item, `${start + place}. `)).join("\n");
    }
    case "blockquote":
      return indented(nodesToMarkdown(node.content), "> ");
    case "codeBlock":
      return fenced((node.content ?? []).map(({ text }) => text).join(""), node.attrs?.language ?? "");
    case "horizontalRule":
      return "---";
    case "image": {
      const { mediaId, src, alt, caption } = node.attrs;
      const address = mediaId ? sitePaths.media(mediaId) : src;
      return address ? markdownImage(address, alt ?? "", caption) : "";
    }
    case "table":
      return tableToMarkdown(
        node.content.map(({ content }) => content.map((cell) => cellToMarkdown(cell.content))),
      );
  }
}

/** Further lines are indented to the first character of the first line. */
function itemToMarkdown({ content }: RichTextListItem, marker: string): string {
  return marker + indented(nodesToMarkdown(content), " ".repeat(marker.length)).trimStart();
}

/** A cell has one line. */
function cellToMarkdown(nodes: RichTextNode[]): string {
  return nodes
    .map((node) =>
      node.type === "paragraph" ? inlinesToMarkdown(node.content, { onOneLine: true }) : nodeToMarkdown(node),
    )
    .join(" ")
    .replace(/\s*\n\s*/g, " ");
}

interface Options {
  /** For headings and cells, which cannot contain line breaks. */
  onOneLine?: boolean;
}

function inlinesToMarkdown(content: RichTextInline[] = [], { onOneLine = false }: Options = {}): string {
  return content
    .map((inline) => {
      if (inline.type === "hardBreak") return onOneLine ? " " : "\\\n";
      return marked(onOneLine ? inline.text.replace(/\s*\n\s*/g, " ") : inline.text, inline.marks ?? []);
    })
    .join("");
}

/** Markup must not start or end with a space, so surrounding spaces stay outside. An empty line would end it. */
function marked(source: string, marks: RichTextMark[]): string {
  const text = source.replace(/\n\s*\n/g, "\n");
  const words = text.trim();
  if (words === "") return text;
  const before = text.slice(0, text.indexOf(words));
  const after = text.slice(text.trimEnd().length);
  const isCode = marks.some(({ type }) => type === "code");
  const inner = isCode ? codeSpan(words) : escapeMarkdown(words);
  return before + marks.reduceRight((written, mark) => wrap(written, mark), inner) + after;
}

function wrap(written: string, mark: RichTextMark): string {
  switch (mark.type) {
    case "bold":
      return `**${written}**`;
    case "italic":
      return `*${written}*`;
    case "strike":
      return `~~${written}~~`;
    case "superscript":
      return `<sup>${written}</sup>`; // GitHub's spelling: Markdown has none of its own
    case "subscript":
      return `<sub>${written}</sub>`;
    case "link":
      return mark.attrs.href ? markdownLink(mark.attrs.href, written) : written;
    case "code":
      return written; // it is the innermost and already written
  }
}

/** With more backticks than any run in the text, and on one line: an empty line would end the code. */
function codeSpan(code: string): string {
  const text = code.replace(/\s*\n\s*/g, " ");
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = "`".repeat(longest + 1);
  const room = /^`|`$/.test(text) ? " " : "";
  return `${ticks}${room}${text}${room}${ticks}`;
}
