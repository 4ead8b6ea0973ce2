import { z } from "zod";
import { colour, longText } from "#app/fields/descriptors.ts";
import { defineBlock } from "../define-block.ts";
import { words } from "../markdown-parts.ts";

export const sentence = defineBlock({
  type: "sentence",
  version: 1,
  label: "Sentence",
  description: "One sentence across the page in large italics, without rule, number and label.",
  group: "text",
  icon: "quote",
  props: z.object({
    text: longText("Sentence", { max: 140, help: "The one of the page to remember. Line breaks are kept." }),
    ground: colour("Background", ["paper", "sand", "ink"]).default("paper"),
  }),
  example: { text: "One rule: it runs on Monday." },
  variants: {
    "long, on ink": {
      text: "In one pilot, six answers in a hundred would have gone out fluent and unsupported. They went to a person instead.",
      ground: "ink",
    },
    "on sand": { text: "Below 3,000 requests a month it seldom pays.", ground: "sand" },
  },
});

export function markdown({ text }: z.output<typeof sentence.props>): string {
  return `**${words(text)}**`;
}
