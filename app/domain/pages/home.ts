import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { Missing } from "#app/domain/publishing/publication.ts";
import { messages } from "./messages.ts";

/** The slug of the home page: no other page may have it. Its address is `/`. */
export const homeSlug = "home";

export function isHome({ slug }: { slug: string }): boolean {
  return slug === homeSlug;
}

/**
 * Whether programs may list the home page among the published pages of a language. The main language has one even
 * without a row; a further one must have published it.
 */
export function isHomeListed(published: { slug: string; noindex: boolean }[], isMain: boolean): boolean {
  const home = published.find(isHome);
  return home ? !home.noindex : isMain;
}

/** The error for actions that the home page does not support. */
export const homePageRefusal = messages.theHomePageCannotBe;

/** The block that is only allowed as the first. */
export const stageType = "home-stage";

/** The home page's blocks, in order, while the database has no home page; what the migration stores is read as them. */
export const defaultHomeBlocks: StoredBlock[] = [
  section(stageType),
  section("home-solutions"),
  section("home-cases"),
  section("home-services"),
  ofSettings("testimonials", 2, { label: "Clients", layout: "cards", limit: 4 }),
  section("home-clutch"),
  section("home-clients"),
  section("home-team"),
  ofSettings("news-list", 1, { label: "News", layout: "covers", limit: 3 }),
  ofSettings("offices", 2, { label: "Offices", map: false }),
].map((block, position) => ({
  id: `00000000-0000-4000-8000-${String(position + 1).padStart(12, "0")}`,
  ...block,
}));

/** A block of the home page only. */
function section(type: string) {
  return { type, version: 1, props: {} };
}

/** A block that shows heading and text of the home page's settings. */
function ofSettings(type: string, version: number, props: object) {
  return { type, version, props: { source: "settings", ...props } };
}

function isHomeBlock({ type }: { type: string }): boolean {
  return type.startsWith("home-");
}

/** Whether a block type is allowed on a page: sections of the home page are not allowed elsewhere. */
export function fitsPage(page: { slug: string }, block: { type: string }): boolean {
  return isHome(page) || !isHomeBlock(block);
}

/** Whether another block of a type can be added: sections of the home page are allowed once. */
export function canAddBlock(
  page: { slug: string },
  blocks: readonly { type: string }[],
  block: { type: string },
): boolean {
  if (!isHomeBlock(block)) return true;
  return isHome(page) && !blocks.some(({ type }) => type === block.type);
}

/** Sections of the home page in invalid places: on another page, repeated, or above the stage. */
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
