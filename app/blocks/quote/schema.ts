import { z } from "zod";
import { indented } from "#app/domain/rich-text/markdown.ts";
import { choice, colour, longText, text } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { defineBlock } from "../define-block.ts";
import { stacked, words } from "../markdown-parts.ts";

export const quote = defineBlock({
  type: "quote",
  version: 1,
  label: "Quote",
  description: "A sentence in large type, with the person who said it.",
  group: "proof",
  icon: "quote",
  props: z.object({
    text: longText("Text", { max: 400 }),
    name: text("Name", { max: 80 }).optional(),
    position: text("Position and company", { max: 120 }).optional(),
    portrait: image("Portrait", { help: "Square" }).optional(),
    portraitSize: choice("Portrait size", {
      small: "Small, beside the name",
      large: "Large, beside the text",
    }).default("small"),
    ground: colour("Background", ["paper", "sand", "ink"]).default("sand"),
  }),
  example: {
    text: "They showed us the four per cent before we had noticed it ourselves. It was an expensive slide, and an honest one.",
    name: "Mantas Kubilius",
    position: "Chief Operating Officer, Ostra Bank",
    portrait: { src: "/art/avatars/mantas-kubilius-192.webp", isDecorative: true },
  },
  variants: {
    "on ink": {
      text: "The first estimate was higher than the others. The last invoice was not.",
      name: "Sigrid Aasen",
      ground: "ink",
    },
    "with a large portrait": {
      text: "I can defend a tool that says “I don’t know”.",
      name: "Dr Amara Nwosu",
      portrait: { src: "/art/avatars/amara-nwosu-192.webp", isDecorative: true },
      portraitSize: "large",
    },
    "on paper, without a name": { text: "Nobody has asked us to soften it since.", ground: "paper" },
  },
});
export type QuoteProps = z.output<typeof quote.props>;

export function markdown({ text, name, position }: QuoteProps): string {
  return indented(stacked(words(text), [name, position].filter(Boolean).map(words).join(", ")), "> ");
}
