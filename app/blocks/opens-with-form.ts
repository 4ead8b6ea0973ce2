import type { ResolvedBlock } from "./resolved-block.ts";

/**
 * Whether the block after a page's hero is drawn itself, so that the page opens with it instead of a picture: a scale of
 * years, or a day.
 */
export function opensWithForm([, second]: ResolvedBlock[]): boolean {
  if (second?.type === "tech-stack") return second.props.groups.some(({ years }) => years.length > 0);
  return second?.type === "day";
}
