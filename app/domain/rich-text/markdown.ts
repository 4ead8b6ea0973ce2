import type { RichText, RichTextListItem, RichTextNode } from "./document.ts";
import { inlinesToMarkdown } from "./markdown-inlines.ts";
import { fenced, indented, markdownImage, tableToMarkdown } from "./markdown-parts.ts";

/** A document as GitHub-flavoured Markdown, without a line break at its end. */
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
    case "image":
      return node.attrs.src ? markdownImage(node.attrs.src, node.attrs.alt ?? "") : "";
    case "table":
      return tableToMarkdown(
        node.content.map(({ content }) => content.map((cell) => cellToMarkdown(cell.content))),
      );
  }
}

/** What follows the first line stands under its first character. */
function itemToMarkdown({ content }: RichTextListItem, marker: string): string {
  return marker + indented(nodesToMarkdown(content), " ".repeat(marker.length)).trimStart();
}

/** A cell is one line. */
function cellToMarkdown(nodes: RichTextNode[]): string {
  return nodes
    .map((node) =>
      node.type === "paragraph" ? inlinesToMarkdown(node.content, { onOneLine: true }) : nodeToMarkdown(node),
    )
    .join(" ")
    .replace(/\s*\n\s*/g, " ");
}
