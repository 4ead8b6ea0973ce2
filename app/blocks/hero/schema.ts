import { z } from "zod";
import { choice, list, longText, number, text, toggle } from "#app/fields/descriptors.ts";
import { image, link } from "#app/fields/references.ts";
import { defineBlock } from "../define-block.ts";
import { bullets, linked, named, picture, section, words } from "../markdown-parts.ts";

/** The layouts of a page; their styles are in `site/content/page-layouts`. */
const pageLayouts = {
  essay: "Essay: numbered sections",
  "price-list": "Price list: large figures beside their headings",
  "workshop-log": "Workshop log: numbers along a line",
  poster: "Poster: very large type, no numbers",
};

export const hero = defineBlock({
  type: "hero",
  version: 2,
  label: "Hero",
  description: "The start of a page: headline in large type, intro, facts and an edge-to-edge picture.",
  group: "openings",
  icon: "hero",
  props: z.object({
    headline: text("Headline", { max: 140, help: "Also the page’s title if the hero is the first block" }),
    lead: longText("Intro", { max: 400 }).optional(),
    facts: list("Facts", "fact", {
      label: text("Name", { max: 40 }),
      value: text("Value", { max: 120 }),
    }).default([]),
    image: image("Picture", { minWidth: 1000 }).optional(),
    drawing: number("Drawing", {
      min: 1,
      max: 99,
      help: "Without a picture the page opens with a drawing. Another number gives another drawing.",
    }).optional(),
    action: link("Link").optional(),
    layout: choice("Page layout", pageLayouts, {
      help: "Applies to the whole page if the hero is the first block",
    }).default("essay"),
    onInk: toggle("Ink background", {
      help: "The whole page uses light text on a dark background if the hero is the first block",
    }).default(false),
  }),
  migrations: {
    /** Version 1 marked decorative pictures by an empty alternative text; now a flag does. */
    1: ({ image, ...props }) => (image ? { ...props, image: withDecoration(image) } : props),
  },
  example: {
    headline: "An assistant your support team will defend",
    lead: "It answers from your own documents, says when it does not know, and hands over with the whole conversation attached.",
    facts: [
      { label: "For", value: "Support and operations, 20–400 seats" },
      { label: "First release", value: "9 weeks, fixed price" },
    ],
    image: {
      src: "/art/solutions/ai-assistants-1280.webp",
      alt: "Hundreds of thin lines drift in from all sides and gather in two dense streams",
      caption: "Fig. 1 — Questions of one week, by where the answer was found",
    },
    action: { label: "How we work", href: "/about/how-we-work" },
  },
  variants: {
    "a price list": { headline: "What we charge", layout: "price-list" },
    "a workshop log": { headline: "Eight jobs, in the order we learned them", layout: "workshop-log" },
    "a poster on ink": { headline: "What is it for?", layout: "poster", onInk: true },
    "headline alone": { headline: "Software that outlives its launch" },
    "a long headline, with a decoration": {
      headline:
        "A booking system that sells the last seat on the last ferry once, and only once, however many people ask for it",
      image: { src: "/art/solutions/dwh-1280.webp", isDecorative: true },
    },
  },
});

function withDecoration(image: unknown) {
  const { alt } = Object(image);
  return alt ? image : { ...Object(image), isDecorative: true };
}

export function markdown({ headline, lead, facts, image, action }: z.output<typeof hero.props>): string {
  return section(
    { heading: headline },
    words(lead),
    action && linked(action),
    bullets(facts.map(({ label, value }) => named(label, words(value)))),
    picture(image),
  );
}
