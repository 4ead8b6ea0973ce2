import { z } from "zod";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { list, richText, text } from "#app/fields/descriptors.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, paragraphs, sectionHead } from "../define-block.ts";
import { bullets, section, stacked, words } from "../markdown-parts.ts";

export const caseStudy = defineBlock({
  type: "case-study",
  version: 1,
  label: "Case study",
  description: "A case in three parts: challenge, approach and outcome, with its figures.",
  group: "proof",
  icon: "case",
  props: z.object({
    ...sectionHead,
    challenge: richText("Challenge"),
    approach: richText("Approach"),
    outcome: richText("Outcome"),
    results: list(
      "Results",
      "result",
      { value: text("Value", { max: 12 }), text: text("What it counts", { max: 120 }) },
      { max: 4 },
    ).default([]),
  }),
  example: {
    label: "The story",
    heading: "From eleven days to nineteen minutes",
    challenge: paragraphs(
      "A plumber who registered a company on Monday could trade by Thursday, and had a bank account the week after next. Four applications in ten were given up on the way.",
    ),
    approach: paragraphs(
      "We sat with the compliance team for three weeks and sorted 44 checks by what each one protects. Twelve must be finished before a company may receive money.",
      "The account opens on those twelve. The rest run while the first invoices are written.",
    ),
    outcome: paragraphs(
      "Six thousand companies applied in the first year. Most of them were decided without a person, and the bank keeps the line there on purpose.",
    ),
    results: [
      { value: "19 min", text: "median, from download to account number" },
      { value: "83%", text: "decided without a person" },
      { value: "14%", text: "given up before the end; it was 39%" },
    ],
  },
  variants: {
    "without numbers": {
      challenge: paragraphs("Three spreadsheets and a phone."),
      approach: paragraphs("One table, and a rule for who may change it."),
      outcome: paragraphs("The phone rings for other reasons now."),
    },
  },
});

export function markdown(
  { label, heading, challenge, approach, outcome, results }: z.output<typeof caseStudy.props>,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.caseStudy;
  return section(
    { label, heading },
    stacked(`### ${messages.challenge}`, richTextToMarkdown(challenge)),
    stacked(`### ${messages.approach}`, richTextToMarkdown(approach)),
    stacked(`### ${messages.outcome}`, richTextToMarkdown(outcome)),
    bullets(results.map(({ value, text }) => `**${words(value)}** ${words(text)}`)),
  );
}
