import type { RichTextInline, RichTextMark } from "./document.ts";
import { escapeMarkdown, markdownLink } from "./markdown-parts.ts";

interface Options {
  /** For headings and cells, which end with their line. */
  onOneLine?: boolean;
}

export function inlinesToMarkdown(
  content: RichTextInline[] = [],
  { onOneLine = false }: Options = {},
): string {
  return content
    .map((inline) => {
      if (inline.type === "hardBreak") return onOneLine ? " " : "\\\n";
      return marked(onOneLine ? inline.text.replace(/\s*\n\s*/g, " ") : inline.text, inline.marks ?? []);
    })
    .join("");
}

/** Markup must not begin or end on a space, so the spaces around the words stay outside. */
function marked(text: string, marks: RichTextMark[]): string {
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === "") return text;
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
    case "link":
      return mark.attrs.href ? markdownLink(mark.attrs.href, written) : written;
    case "code":
      return written; // it is the innermost, and written already
  }
}

/** Between more backticks than stand in it. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = "`".repeat(longest + 1);
  const room = /^`|`$/.test(text) ? " " : "";
  return `${ticks}${room}${text}${room}${ticks}`;
}
