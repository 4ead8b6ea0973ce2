import { z } from "zod";
import { longText, text } from "#app/fields/descriptors.ts";
import { link } from "#app/fields/references.ts";
import { defineBlock } from "../define-block.ts";
import { linked, section, words } from "../markdown-parts.ts";

export const callToAction = defineBlock({
  type: "call-to-action",
  version: 1,
  label: "Call to action",
  description: "A dark band with a call to action and a button.",
  group: "actions",
  icon: "action",
  props: z.object({
    heading: text("Heading"),
    text: longText("Text", { max: 400 }).optional(),
    action: link("Button", { help: "Shown as the main button if it links to the enquiry form" }),
  }),
  example: {
    heading: "Tell us what must not break",
    text: "An engineer reads every request. You get an answer within 24 hours, on working days.",
    action: { label: "Let’s Talk", href: "/lets-talk" },
  },
  variants: {
    "elsewhere, without a text": {
      heading: "Read how we price",
      action: { label: "Pricing", href: "/about/how-we-work/pricing" },
    },
  },
});
export type CallToActionProps = z.output<typeof callToAction.props>;

export function markdown({ heading, text, action }: CallToActionProps): string {
  return section({ heading }, words(text), linked(action));
}
