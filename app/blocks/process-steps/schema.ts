import { z } from "zod";
import { defineBlock, joinText, sectionHead } from "../define-block.ts";

export const processSteps = defineBlock({
  type: "process-steps",
  version: 1,
  label: "Process steps",
  group: "lists",
  props: z.object({
    ...sectionHead,
    steps: z
      .array(
        z.object({
          title: z.string().min(1).max(80),
          text: z.string().min(1).max(400),
          note: z.string().max(24).optional(),
        }),
      )
      .min(1),
  }),
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
  plainText: ({ label, heading, steps }) =>
    joinText(label, heading, ...steps.map(({ title, text, note }) => joinText(title, text, note))),
});
export type ProcessStepsProps = z.output<typeof processSteps.props>;
