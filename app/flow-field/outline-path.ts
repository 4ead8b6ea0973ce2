import type { Point } from "./point.ts";
import type { Outline } from "./shapes.ts";

/** Whole numbers are shorter. */
const PRECISION = 1000;

/** An outline as an SVG whose path `readOutline` reads. */
export function drawOutline(outline: Outline): string {
  const whole = ({ x, y }: Point) => `${Math.round(x * PRECISION)} ${Math.round(y * PRECISION)}`;
  const path = outline.map((ring) => `M${ring.map(whole).join(" ")}Z`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2000 -1000 4000 2000"><path d="${path}"/></svg>`;
}

/** Reads the outline from such an SVG. */
export function readOutline(svg: string): Outline {
  return [...svg.matchAll(/M([^MZ]+)Z/g)].map(([, ring = ""]) => {
    const numbers = ring.split(" ").map((number) => Number(number) / PRECISION);
    const points: Point[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2)
      points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
    return points;
  });
}
