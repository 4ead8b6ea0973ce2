/** Where a block stands on its page, which its own data does not say. */
export interface BlockPlace {
  /** Two digits for blocks that open with a label or a heading, counted from the top of the page. */
  number?: string;
  /** Whether the page begins with it: its headline is the page's title. */
  isOpening: boolean;
}

/** What decides over the place of a block, whether it is published, resolved or a draft. */
interface Placed {
  type: string;
  props: object;
}

/** Kinds that have the headline of a page which begins with them. */
export const openers = ["hero", "case-opening", "home-stage"];

/** The place of each block of a page, in their order. */
export function placesOf(blocks: Placed[]): BlockPlace[] {
  let numbered = 0;
  return blocks.map((block, position) => {
    const isOpening = position === 0 && openers.includes(block.type);
    if (!opensSection(block)) return { isOpening };
    numbered += 1;
    return { isOpening, number: String(numbered).padStart(2, "0") };
  });
}

function opensSection({ type, props }: Placed): boolean {
  if (openers.includes(type) || type === "call-to-action") return false;
  if (type === "case-passport" || type.startsWith("home-")) return true;
  return Boolean(("label" in props && props.label) || ("heading" in props && props.heading));
}
