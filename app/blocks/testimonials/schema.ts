import { z } from "zod";
import { number, tags } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";

export const testimonials = defineBlock({
  type: "testimonials",
  version: 1,
  label: "Testimonials",
  description: "What clients say, from the list of testimonials.",
  group: "proof",
  icon: "quotes",
  props: z.object({
    ...sectionHead,
    names: tags("People", {
      max: 10,
      help: "Whose words are shown, in this order. The first testimonials of the site when this is empty.",
    }).optional(),
    limit: number("At most", { min: 1, max: 50, help: "All of them when this is empty" }).optional(),
  }),
  example: { label: "Clients", heading: "What they say when we are not in the room", limit: 3 },
  variants: { "one, without a heading": { limit: 1 }, "chosen people": { names: ["Inês Duarte"] } },
});
export type TestimonialsProps = z.output<typeof testimonials.props>;
