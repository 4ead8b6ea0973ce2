import { letsTalk, type StarterBlock } from "./starter.ts";

export const servicesHub: StarterBlock[] = [
  { type: "hero", props: {} },
  { type: "page-links", props: { label: "Services" } },
  {
    type: "process-steps",
    props: {
      label: "How we start",
      heading: "From the first call to the first release",
      steps: [{}, {}, {}],
    },
  },
  { type: "testimonials", props: { label: "Clients", limit: 3 } },
  letsTalk,
];
