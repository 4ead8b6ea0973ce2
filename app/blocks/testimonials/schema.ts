import { z } from "zod";
import { defineBlock, joinText, sectionHead } from "../define-block.ts";

export const testimonials = defineBlock({
  type: "testimonials",
  version: 1,
  label: "Testimonials",
  group: "proof",
  props: z.object({ ...sectionHead, limit: z.number().int().min(1).max(50).optional() }),
  example: { label: "Clients", heading: "What they say when we are not in the room", limit: 3 },
  plainText: ({ label, heading }) => joinText(label, heading),
});
export type TestimonialsProps = z.output<typeof testimonials.props>;
