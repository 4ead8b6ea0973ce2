import type { RichText, RichTextNode } from "./document.ts";
import * as messages from "./messages.ts";

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
