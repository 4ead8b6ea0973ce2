import type { ResolvedBlock } from "./resolved-block.ts";

const drawnTypes = ["day", "link-wall", "price-scale", "response-times", "schedule", "station-line"];

/**
 * Whether the block after a page's hero is a drawing itself, so that the page opens with it instead of a picture: a wall
 * of links, a line of stations, a scale of years, prices or steps, a week, or a day.
 */
export function opensWithForm([, second]: ResolvedBlock[]): boolean {
  if (second?.type === "tech-stack") return second.props.groups.some(({ years }) => years.length > 0);
  return drawnTypes.includes(second?.type ?? "");
}
