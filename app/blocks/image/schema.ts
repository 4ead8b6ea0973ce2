import { z } from "zod";
import { choice } from "#app/fields/descriptors.ts";
import { image as imageField } from "#app/fields/references.ts";
import { defineBlock } from "../define-block.ts";
import { picture } from "../markdown-parts.ts";

export const image = defineBlock({
  type: "image",
  version: 1,
  label: "Image",
  description: "A picture with caption: as wide as the text or the page, or edge to edge.",
  group: "pictures",
  icon: "picture",
  props: z.object({
    image: imageField("Picture", { minWidth: 640 }),
    width: choice("Width", { text: "Text width", page: "Page width", full: "Edge to edge" }).default("page"),
  }),
  example: {
    image: {
      src: "/art/covers/harbourline-ferries-1024.webp",
      alt: "Departures as bars of what is sold, one of them in orange",
      caption: "Fig. 2 — The departures of a Saturday",
    },
  },
  variants: {
    "as wide as the text": {
      image: {
        src: "/art/covers/calder-health-1024.webp",
        alt: "Three sentences, the last one struck out",
      },
      width: "text",
    },
    "to the edges": {
      image: {
        src: "/art/services/data-engineering-1280.webp",
        alt: "Streams of thin lines cross and settle into level rows",
        caption: "Fig. 3 — Eleven sources, one table",
      },
      width: "full",
    },
  },
});
export type ImageProps = z.output<typeof image.props>;

export function markdown({ image }: ImageProps): string {
  return picture(image);
}
