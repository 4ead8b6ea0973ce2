import { Marked } from "marked";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { absolute } from "./absolute.server.ts";

const marked = new Marked({
  walkTokens(token) {
    if (token.type === "link" || token.type === "image") token.href = absolute(token.href);
  },
});

/** The text of an article as plain HTML for readers elsewhere: no classes, whole addresses. */
export function articleHtml({ body }: { body: RichText }): string {
  return marked.parse(richTextToMarkdown(body), { async: false }).trim();
}
