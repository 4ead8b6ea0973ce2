import { letsTalk, type StarterBlock, toWrite } from "./starter.ts";

export const servicePage: StarterBlock[] = [
  {
    type: "hero",
    props: { facts: [{ label: "For" }, { label: "First result" }, { label: "Price" }] },
  },
  toWrite("For whom", "When this is worth its money, and when it is not"),
  {
    type: "process-steps",
    props: {
      label: "How it goes",
      heading: "Week by week",
      steps: [{ note: "wk 1" }, { note: "wk 2–3" }, { note: "wk 4–6" }],
    },
  },
  { type: "metrics", props: { label: "Proof", items: [{}, {}, {}] } },
  toWrite("What it costs", "Fixed price, and what is in it"),
  { type: "testimonials", props: { label: "Clients", limit: 3 } },
  letsTalk,
];
