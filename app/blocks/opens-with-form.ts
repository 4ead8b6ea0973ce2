import type { ResolvedBlock } from "./resolved-block.ts";

const firstScreenTypes = [
  "day",
  "enquiry-form",
  "link-wall",
  "price-scale",
  "response-times",
  "schedule",
  "station-line",
];

/**
 * Whether the page opens with the block after its hero instead of a picture: a drawing itself, such as a wall of links, a
 * line of stations, a scale, a week or a day, or a form, which visitors of the page have come for.
 */
export function opensWithForm([, second]: ResolvedBlock[]): boolean {
  if (second?.type === "tech-stack") return second.props.groups.some(({ years }) => years.length > 0);
  return firstScreenTypes.includes(second?.type ?? "");
}
