import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { bullets, section, stacked, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { CaseStudyProps } from "./schema.ts";

export default function caseStudyMarkdown({
  label,
  heading,
  challenge,
  approach,
  outcome,
  results,
}: CaseStudyProps): string {
  return section(
    { label, heading },
    stacked(`### ${messages.challenge}`, richTextToMarkdown(challenge)),
    stacked(`### ${messages.approach}`, richTextToMarkdown(approach)),
    stacked(`### ${messages.outcome}`, richTextToMarkdown(outcome)),
    bullets(results.map(({ value, text }) => `**${words(value)}** ${words(text)}`)),
  );
}
