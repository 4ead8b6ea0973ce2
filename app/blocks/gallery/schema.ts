import { z } from "zod";
import { choice, list } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { picture, section } from "../markdown-parts.ts";

const covers = [
  ["ostra-bank", "A checklist beside the fine rosette of a banknote"],
  ["tessel-market", "A wall of tiles, one of them missing"],
  ["lumen-homes", "A round dial shows 20.5 degrees"],
  ["attis-logistics", "A week of shifts on a dark board, and a message"],
  ["penumbra-fashion", "The number 412 above rows of dots"],
] as const;

const pictures = covers.map(([slug, alt], position) => ({
  image: { src: `/art/covers/${slug}-1024.webp`, alt, caption: `Fig. ${position + 1} — ${alt}` },
}));

export const gallery = defineBlock({
  type: "gallery",
  version: 1,
  label: "Gallery",
  description: "Several pictures in columns; the first one can be large.",
  group: "pictures",
  icon: "pictures",
  props: z.object({
    ...sectionHead,
    pictures: list("Pictures", "picture", { image: image("Picture") }, { min: 2, max: 24 }),
    layout: choice("Layout", {
      lead: "First picture large",
      two: "Two columns",
      three: "Three columns",
    }).default("lead"),
  }),
  example: { label: "Drawings", heading: "Five weeks, drawn from their logs", pictures },
  variants: {
    "two columns, without a heading": {
      pictures: pictures.slice(0, 2).map(({ image: { caption: _, ...image } }) => ({ image })),
      layout: "two",
    },
    "three columns": { heading: "Three of the five", pictures: pictures.slice(0, 3), layout: "three" },
  },
});

export function markdown({ pictures, ...head }: z.output<typeof gallery.props>): string {
  return section(head, ...pictures.map(({ image }) => picture(image)));
}
