import type { Point } from "./point.ts";
import type { Outline } from "./shapes.ts";

/** Whole numbers are shorter. */
const PRECISION = 1000;

/** An outline as a short text, for an attribute of the page. */
export function outlineAsText(outline: Outline): string {
  return outline
    .map((ring) =>
      ring.map(({ x, y }) => `${Math.round(x * PRECISION)} ${Math.round(y * PRECISION)}`).join(" "),
    )
    .join(";");
}

export function outlineFromText(text: string): Outline {
  return text.split(";").map((ring) => {
    const numbers = ring.split(" ").map((number) => Number(number) / PRECISION);
    const points: Point[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2)
      points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
    return points;
  });
}
