import type { Line, Point } from "../../../app/flow-field/point.ts";

/**
 * Points as text, "x y, x y", of a head in profile that faces right: the ear is at the origin, y points down, and the
 * head is some 210 tall.
 */
export type Places = string;

/** A smooth closed outline through the points. */
export function closed(places: Places): Line {
  const points = pointsOf(places);
  const at = (index: number) => points.at(index % points.length);
  return points.flatMap((from, index) => span(at(index - 1), from, at(index + 1), at(index + 2)));
}

/** A smooth line through the points. */
export function open(places: Places): Line {
  const points = pointsOf(places);
  const line = points
    .slice(1)
    .flatMap((to, index) => span(points[Math.max(index - 1, 0)], points[index], to, points[index + 2] ?? to));
  return [...line, ...points.slice(-1)];
}

function pointsOf(places: Places): Point[] {
  return places.split(",").map((place) => {
    const [x = 0, y = 0] = place.trim().split(" ").map(Number);
    return { x, y };
  });
}

/** Segments between two points of an outline. */
const STEPS = 8;

/** The curve from one point to the next (Catmull and Rom, "A class of local interpolating splines", 1974). */
function span(before?: Point, from?: Point, to?: Point, after?: Point): Line {
  if (!before || !from || !to || !after) return [];
  const between = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
  return Array.from({ length: STEPS }, (_, step) => ({
    x: between(before.x, from.x, to.x, after.x, step / STEPS),
    y: between(before.y, from.y, to.y, after.y, step / STEPS),
  }));
}
