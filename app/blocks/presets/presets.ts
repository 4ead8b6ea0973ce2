import { blocks } from "#app/blocks/registry.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import type { PresetKind } from "#app/domain/pages/preset.ts";
import { letsTalk, type StarterBlock, toWrite } from "./starter.ts";

const about: StarterBlock[] = [
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

const blog: StarterBlock[] = [
  { type: "hero", props: { facts: [{ label: "By" }, { label: "Reading time" }] } },
  toWrite("The problem"),
  toWrite("What we tried"),
  toWrite("What we would do again"),
];

const caseStudy: StarterBlock[] = [
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

const contact: StarterBlock[] = [
  { type: "hero", props: { facts: [{ label: "E-mail" }, { label: "Phone" }, { label: "Answer within" }] } },
  toWrite("Offices", "Where to find us"),
  letsTalk,
];

const landing: StarterBlock[] = [
  { type: "hero", props: { action: { label: "Let’s Talk", href: "/lets-talk" } } },
  {
    type: "process-steps",
    props: { label: "Why us", heading: "Three reasons", steps: [{}, {}, {}] },
  },
  { type: "metrics", props: { label: "Proof", items: [{}, {}, {}] } },
  { type: "testimonials", props: { limit: 1 } },
  letsTalk,
];

const servicePage: StarterBlock[] = [
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

const servicesHub: StarterBlock[] = [
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

/** The initial blocks of a new page of each kind. */
const starters: Record<PresetKind, StarterBlock[]> = {
  case_study: caseStudy,
  service_page: servicePage,
  services_hub: servicesHub,
  landing,
  about,
  contact,
  blog,
};

/** Creates the blocks of a new page, with new ids. */
export function starterBlocks(kind: PresetKind): StoredBlock[] {
  return starters[kind].map(({ type, props }) => ({
    id: crypto.randomUUID(),
    type,
    version: blocks[type].version,
    props: { ...props },
  }));
}
