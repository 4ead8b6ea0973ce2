import type { Missing } from "#app/domain/publishing/missing.ts";
import type { StoredBlock } from "./draft.ts";
import { messages } from "./messages.ts";

/** The slug of the home page: no other page may have it. Its address is `/`. */
export const homeSlug = "home";

export function isHome({ slug }: { slug: string }): boolean {
  return slug === homeSlug;
}

/** Why the home page refuses what other pages can. */
export const homeIsFixed = messages.theHomePageCannotBe;

/** The block that can only stand first. */
export const stageType = "home-stage";

/** The kinds of blocks that stand on the home page alone, in the order that a new site begins with. */
const homeBlockTypes = [
  stageType,
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

/** What the home page shows while there is no page in the database; the migration stores the same. */
export const defaultHomeBlocks: StoredBlock[] = homeBlockTypes.map((type, position) => ({
  id: `00000000-0000-4000-8000-${String(position + 1).padStart(12, "0")}`,
  type,
  version: 1,
  props: {},
}));

export function isHomeBlock({ type }: { type: string }): boolean {
  return type.startsWith("home-");
}

/** Whether a kind of block can stand on a page: sections of the home page stand on no other. */
export function fitsPage(page: { slug: string }, block: { type: string }): boolean {
  return isHome(page) || !isHomeBlock(block);
}

/** Whether a page with these blocks can have one more of a kind: a section of the home page stands there once. */
export function canAddBlock(
  page: { slug: string },
  blocks: readonly { type: string }[],
  block: { type: string },
): boolean {
  if (!isHomeBlock(block)) return true;
  return isHome(page) && !blocks.some(({ type }) => type === block.type);
}

/** Sections of the home page that stand where they may not: on another page, a second time, or above the stage. */
export function misplacedSections(
  page: { slug: string },
  blocks: StoredBlock[],
): (Missing & { blockId: string })[] {
  const problem = ({ type }: StoredBlock, position: number) => {
    if (!isHome(page)) return messages.onlyTheHomePageCan;
    if (blocks.findIndex((block) => block.type === type) < position) return messages.theHomePageCanHave;
    if (type === stageType && position > 0) return messages.theStageMustBeThe;
    return undefined;
  };
  return blocks.flatMap((block, position) => {
    const message = isHomeBlock(block) ? problem(block, position) : undefined;
    return message ? [{ blockId: block.id, path: [], message }] : [];
  });
}
