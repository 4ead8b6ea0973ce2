import { z } from "zod";
import { defineBlock, joinText, linkSchema } from "../define-block.ts";

export const callToAction = defineBlock({
  type: "call-to-action",
  version: 1,
  label: "Call to action",
  group: "actions",
  props: z.object({
    heading: z.string().min(1).max(160),
    text: z.string().max(400).optional(),
    action: linkSchema,
  }),
  example: {
    heading: "Tell us what must not break",
    text: "An engineer reads every request. You get an answer within 24 hours.",
    action: { label: "Let’s Talk", href: "/lets-talk" },
  },
  plainText: ({ heading, text, action }) => joinText(heading, text, action.label),
});
export type CallToActionProps = z.output<typeof callToAction.props>;
