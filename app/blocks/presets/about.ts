import { letsTalk, type StarterBlock, toWrite } from "./starter.ts";

export const about: StarterBlock[] = [
  { type: "hero", props: {} },
  toWrite("Who we are", "How this began, in four sentences"),
  {
    type: "metrics",
    props: { label: "In numbers", items: [{ text: "people" }, { text: "countries" }, { text: "years" }] },
  },
  toWrite("How we work", "What a client notices"),
  toWrite("What we turn down", "And whom we send elsewhere"),
  letsTalk,
];
