import { z } from "zod";
import { list, longText, text } from "#app/fields/descriptors.ts";
import { besideData, besideText } from "../beside/fields.ts";
import { besideIn } from "../beside/markdown.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";

export const processSteps = defineBlock({
  type: "process-steps",
  version: 1,
  label: "Process steps",
  description: "The steps of a process in numbered rows.",
  group: "lists",
  icon: "steps",
  props: z.object({
    ...sectionHead,
    steps: list(
      "Steps",
      "step",
      {
        title: text("Title", { max: 80 }),
        text: longText("Text", { max: 400 }),
        note: text("Note", {
          max: 24,
          help: "A few characters at the end of the row, for example wk 1–3",
        }).optional(),
      },
      { min: 1 },
    ),
    ...besideText,
  }),
  data: besideData,
  example: {
    label: "What it does",
    heading: "Three jobs, in the order that pays back",
    steps: [
      {
        title: "Find",
        text: "Search over contracts, manuals and tickets with the paragraph cited.",
        note: "wk 1–3",
      },
      { title: "Draft", text: "A reply in your tone with the sources beside it.", note: "wk 3–6" },
      { title: "Resolve", text: "Refunds, address changes and resets by your own APIs.", note: "wk 6–9" },
    ],
  },
  variants: {
    "without notes": {
      heading: "How a question becomes a number",
      steps: [
        { title: "Sit beside the person who asks", text: "One afternoon, no laptop." },
        { title: "Write the number down first", text: "Then look for where it lives." },
      ],
      beside: { figure: "2 h", text: "from the question to the first number" },
    },
  },
});

export function markdown({ steps, beside, data, ...head }: ShownProps<"process-steps">): string {
  return section(
    head,
    ...steps.map(({ title, text, note }) =>
      stacked(`### ${words(title)}`, words(text), note && `*${words(note)}*`),
    ),
    besideIn({ beside, data }),
  );
}
