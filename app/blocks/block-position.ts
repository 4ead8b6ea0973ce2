/** A block's position on its page. Views receive it as `place`, because `position` is a field of some blocks. */
export interface BlockPosition {
  /** Two digits for blocks with a label or a heading, counted from the top of the page. */
  number?: string;
  /** Whether it is the page's first block: then its headline is the page's title. */
  isOpening: boolean;
}

/** The data that determines a block's position, for published, resolved and draft blocks. */
interface Placed {
  type: string;
  props: object;
}

/** Block types whose headline is the page's title when they are first. */
export const openingTypes = ["hero", "case-opening", "home-stage"];

/** Block types with a drawing: after the opening, they take the place of the page's own. */
export const drawnTypes = ["link-wall", "station-line"];

/** The positions of a page's blocks, in order. */
export function blockPositions(blocks: Placed[]): BlockPosition[] {
  let numbered = 0;
  return blocks.map((block, position) => {
    const isOpening = position === 0 && openingTypes.includes(block.type);
    if (!opensSection(block)) return { isOpening };
    numbered += 1;
    return { isOpening, number: String(numbered).padStart(2, "0") };
  });
}

function opensSection({ type, props }: Placed): boolean {
  if (openingTypes.includes(type) || type === "call-to-action") return false;
  if (type === "case-passport" || type.startsWith("home-")) return true;
  if ("source" in props && props.source === "settings") return true;
  return Boolean(("label" in props && props.label) || ("heading" in props && props.heading));
}
