import { z } from "zod";
import { longText } from "#app/fields/descriptors.ts";
import type { Edition } from "#app/languages/language.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { linked, section } from "../markdown-parts.ts";

export const enquiryForm = defineBlock({
  type: "enquiry-form",
  version: 1,
  label: "Enquiry form",
  description: "The enquiry form, inside the page.",
  group: "actions",
  icon: "form",
  props: z.object({ ...sectionHead, text: longText("Text", { max: 400 }).optional() }),
  example: {
    label: "Write to us",
    heading: "What must not break?",
    text: "An engineer reads every request. You get an answer within 24 hours, on working days.",
  },
  variants: { "without words": {} },
});
export type EnquiryFormProps = z.output<typeof enquiryForm.props>;

export function markdown({ label, heading, text }: EnquiryFormProps, edition: Edition): string {
  return section({ label, heading }, text && linked({ label: text, href: sitePathsIn(edition).letsTalk() }));
}
