import { z } from "zod";
import { choice, list } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { picture, section } from "../markdown-parts.ts";

const covers = [
  ["ostra-bank", "Ledger rules bend around a fine rosette like the one on a banknote"],
  ["tessel-market", "Small squares of lines, each leaning its own way"],
  ["lumen-homes", "Bright threads leave one point and spread through the dark"],
  ["attis-logistics", "Routes drawn as lines that gather, part and gather again"],
  ["penumbra-fashion", "Folds of a dark cloth drawn in single lines"],
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
