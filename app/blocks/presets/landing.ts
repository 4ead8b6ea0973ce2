import { letsTalk, type StarterBlock } from "./starter.ts";

export const landing: StarterBlock[] = [
  { type: "hero", props: { action: { label: "Let’s Talk", href: "/lets-talk" } } },
  {
    type: "process-steps",
    props: { label: "Why us", heading: "Three reasons", steps: [{}, {}, {}] },
  },
  { type: "metrics", props: { label: "Proof", items: [{}, {}, {}] } },
  { type: "testimonials", props: { limit: 1 } },
  letsTalk,
];
