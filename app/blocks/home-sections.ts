import { z } from "zod";
import type { BlockIconName } from "./block-icon.tsx";
import { defineBlock } from "./define-block.ts";

interface SectionTexts<Type extends `home-${string}`> {
  type: Type;
  icon: BlockIconName;
  label: string;
  description: string;
}

/** Defines a block type for the home page only: it has no fields and shows the `home_*` settings. */
function section<const Type extends `home-${string}`>(texts: SectionTexts<Type>) {
  return defineBlock({
    ...texts,
    version: 1,
    group: "home",
    props: z.object({}),
    example: {},
    variants: {},
  });
}

/** The sections of the home page, in the picker's order. */
export const homeSections = {
  "home-stage": section({
    type: "home-stage",
    icon: "hero",
    label: "Home stage",
    description: "The first screen of the home page, with the intro and the films. Always the first block.",
  }),
  "home-solutions": section({
    type: "home-solutions",
    icon: "links",
    label: "Home solutions",
    description: "The published solutions in large type.",
  }),
  "home-cases": section({
    type: "home-cases",
    icon: "case",
    label: "Home cases",
    description: "Selected cases with their pictures, on a dark background.",
  }),
  "home-services": section({
    type: "home-services",
    icon: "services",
    label: "Home services",
    description: "Two lists of services: discovery and delivery.",
  }),
  "home-testimonials": section({
    type: "home-testimonials",
    icon: "quotes",
    label: "Home testimonials",
    description: "Testimonials: one large, the others side by side.",
  }),
  "home-clutch": section({
    type: "home-clutch",
    icon: "number",
    label: "Home Clutch rating",
    description: "The rating on Clutch, with a link to it.",
  }),
  "home-clients": section({
    type: "home-clients",
    icon: "logos",
    label: "Home clients",
    description: "Client logos in a row.",
  }),
  "home-team": section({
    type: "home-team",
    icon: "people",
    label: "Home team",
    description: "The team in a row that scrolls horizontally.",
  }),
  "home-news": section({
    type: "home-news",
    icon: "news",
    label: "Home news",
    description: "The newest three articles.",
  }),
  "home-offices": section({
    type: "home-offices",
    icon: "place",
    label: "Home offices",
    description: "The offices with address and picture.",
  }),
};
export type HomeSection = keyof typeof homeSections;
