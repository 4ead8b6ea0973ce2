import { letsTalk, type StarterBlock, toWrite } from "./starter.ts";

export const caseStudy: StarterBlock[] = [
  { type: "hero", props: {} },
  {
    type: "case-passport",
    props: {
      facts: [{ label: "Client" }, { label: "Industry" }, { label: "Year" }, { label: "Team" }],
      techStack: [],
      services: [],
    },
  },
  toWrite("Challenge", "What did not work, and what it cost"),
  toWrite("Approach", "What we decided, and what we left out"),
  {
    type: "metrics",
    props: { label: "Outcome", heading: "What changed", items: [{}, {}, {}] },
  },
  toWrite("In hindsight", "What went wrong on the way"),
  { type: "testimonials", props: { label: "The client", limit: 1 } },
  letsTalk,
];
