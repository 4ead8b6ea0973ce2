import { z } from "zod";
import { richTextToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { list, richText, text } from "#app/fields/descriptors.ts";
import { defineBlock, paragraphs, sectionHead } from "../define-block.ts";
import { section, stacked, words } from "../markdown-parts.ts";

export const faq = defineBlock({
  type: "faq",
  version: 1,
  label: "FAQ",
  description: "Expandable questions and answers.",
  group: "text",
  icon: "question",
  props: z.object({
    ...sectionHead,
    questions: list(
      "Questions",
      "question",
      { question: text("Question", { max: 200 }), answer: richText("Answer") },
      { min: 1, max: 30 },
    ),
  }),
  example: {
    label: "Asked before",
    heading: "What people ask in the second meeting",
    questions: [
      {
        question: "Who owns the code?",
        answer: paragraphs(
          "You do, from the first commit. It is written into the repository’s licence file and ours is the copy.",
        ),
      },
      {
        question: "What happens when we want to leave?",
        answer: paragraphs(
          "You tell us a month ahead. We spend that month beside whoever takes over.",
          "There is a document for it that we keep up to date, because we use it when our own people move.",
        ),
      },
      {
        question: "Do you work weekends?",
        answer: paragraphs("When something is on fire. It costs the same."),
      },
    ],
  },
  variants: {
    "one, without a heading": {
      questions: [{ question: "Can it be cheaper?", answer: paragraphs("Yes: build less of it.") }],
    },
  },
});

export function markdown({ questions, label, heading }: z.output<typeof faq.props>): string {
  return section(
    { label, heading },
    ...questions.map(({ question, answer }) => stacked(`### ${words(question)}`, richTextToMarkdown(answer))),
  );
}
