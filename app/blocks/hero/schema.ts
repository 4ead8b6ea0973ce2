import { z } from "zod";
import { defineBlock, joinText, linkSchema } from "../define-block.ts";

export const hero = defineBlock({
  type: "hero",
  version: 1,
  label: "Hero",
  group: "openers",
  props: z.object({
    headline: z.string().min(1).max(140),
    lead: z.string().max(400).optional(),
    facts: z
      .array(z.object({ label: z.string().min(1).max(40), value: z.string().min(1).max(120) }))
      .default([]),
    image: z
      .object({
        src: z.string().regex(/^(https:\/\/|\/(?!\/))/, "Use a path that starts with / or an https address"),
        alt: z.string(),
        caption: z.string().max(160).optional(),
      })
      .optional(),
    action: linkSchema.optional(),
  }),
  example: {
    headline: "An assistant your support team will defend",
    lead: "It answers from your own documents, says when it does not know, and hands over with the whole conversation attached.",
    facts: [
      { label: "For", value: "Support and operations, 20–400 seats" },
      { label: "First release", value: "9 weeks, fixed price" },
    ],
  },
  plainText: ({ headline, lead, facts, image, action }) =>
    joinText(
      headline,
      lead,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      image?.caption,
      action?.label,
    ),
});
export type HeroProps = z.output<typeof hero.props>;
