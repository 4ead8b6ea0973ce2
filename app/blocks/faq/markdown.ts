import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { section, stacked, words } from "../markdown-parts.ts";
import type { FaqProps } from "./schema.ts";

export default function faqMarkdown({ questions, label, heading }: FaqProps): string {
  return section(
    { label, heading },
    ...questions.map(({ question, answer }) => stacked(`### ${words(question)}`, richTextToMarkdown(answer))),
  );
}
