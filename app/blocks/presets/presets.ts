import { type BlockType, blocks, type DraftBlockOf } from "#app/blocks/registry.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { PresetKind } from "#app/domain/settings/registry/presets.ts";

/** A block of a new page; texts that the author must write are missing. */
type StarterBlock = {
  [Type in BlockType]: { type: Type; props: DraftBlockOf<Type>["props"] };
}[BlockType];

/** A text section to be written. */
function placeholderSection(label: string, heading?: string): StarterBlock {
  return { type: "rich-text", props: { label, heading, body: { type: "doc", content: [] } } };
}

/** The last section of most pages. */
const letsTalk: StarterBlock = {
  type: "call-to-action",
  props: {
    heading: "Tell us what must not break",
    text: "An engineer reads every request. You get an answer within 24 hours, on working days.",
    action: { label: "Let’s Talk", href: "/lets-talk" },
  },
};

const about: StarterBlock[] = [
  { type: "hero", props: {} },
  placeholderSection("Who we are", "How this began, in four sentences"),
  {
    type: "metrics",
    props: { label: "In numbers", items: [{ text: "people" }, { text: "countries" }, { text: "years" }] },
  },
  placeholderSection("How we work", "What a client notices"),
  placeholderSection("What we turn down", "And whom we send elsewhere"),
  letsTalk,
];

const blog: StarterBlock[] = [
  { type: "hero", props: { facts: [{ label: "By" }, { label: "Reading time" }] } },
  placeholderSection("The problem"),
  placeholderSection("What we tried"),
  placeholderSection("What we would do again"),
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
  placeholderSection("Challenge", "What did not work, and what it cost"),
  placeholderSection("Approach", "What we decided, and what we left out"),
  {
    type: "metrics",
    props: { label: "Outcome", heading: "What changed", items: [{}, {}, {}] },
  },
  placeholderSection("In hindsight", "What went wrong on the way"),
  { type: "testimonials", props: { label: "The client", limit: 1 } },
  letsTalk,
];

const contact: StarterBlock[] = [
  { type: "hero", props: { facts: [{ label: "Email" }, { label: "Phone" }, { label: "Answer within" }] } },
  placeholderSection("Offices", "Where to find us"),
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
  placeholderSection("For whom", "When this is worth its money, and when it is not"),
  {
    type: "process-steps",
    props: {
      label: "How it goes",
      heading: "Week by week",
      steps: [{ note: "wk 1" }, { note: "wk 2–3" }, { note: "wk 4–6" }],
    },
  },
  { type: "metrics", props: { label: "Proof", items: [{}, {}, {}] } },
  placeholderSection("What it costs", "Fixed price, and what is in it"),
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
