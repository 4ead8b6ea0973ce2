import { z } from "zod";
import { defineBlock, joinText, sectionHead } from "../define-block.ts";

export const metrics = defineBlock({
  type: "metrics",
  version: 1,
  label: "Metrics",
  group: "proof",
  props: z.object({
    ...sectionHead,
    items: z.array(z.object({ value: z.string().min(1).max(12), text: z.string().min(1).max(160) })).min(1),
  }),
  example: {
    label: "What changed",
    heading: "Numbers from the last three launches",
    items: [
      { value: "41%", text: "of first-line questions closed without a person, after eight weeks" },
      { value: "3.2×", text: "faster first reply on the rest, measured on the same queue" },
      { value: "0", text: "answers sent without a source. It is a rule in code, not in the prompt" },
    ],
  },
  plainText: ({ label, heading, items }) =>
    joinText(label, heading, ...items.map(({ value, text }) => `${value} ${text}`)),
});
export type MetricsProps = z.output<typeof metrics.props>;
