import type { StoredBlock } from "./draft.ts";

/** The kinds of blocks that stand on the home page alone, in the order that a new site begins with. */
const homeBlockTypes = [
  "home-stage",
  "home-solutions",
  "home-cases",
  "home-services",
  "home-testimonials",
  "home-clutch",
  "home-clients",
  "home-team",
  "home-news",
  "home-offices",
];

/** What the home page shows while nobody has arranged it. */
export const defaultHomeBlocks: StoredBlock[] = homeBlockTypes.map((type, position) => ({
  id: `00000000-0000-4000-8000-${String(position + 1).padStart(12, "0")}`,
  type,
  version: 1,
  props: {},
}));

export function isHomeBlock({ type }: { type: string }): boolean {
  return type.startsWith("home-");
}
