import { type Placement, placed } from "../../../app/flow-field/path.ts";
import type { Point } from "../../../app/flow-field/point.ts";

/** A hovering kestrel with arched wings and fanned tail, in a box of 240 by 155 with the breast at (120, 66). */
const silhouette = [
  "M4 30 C34 14 66 16 90 34 C98 40 104 46 110 48 C112 42 116 38 120 38 C124 38 128 42 130 48 C136 46 142 40 150 34",
  "C174 16 206 14 236 30 C212 30 190 38 172 52 C158 63 146 70 134 74 C131 88 131 98 140 132 Q120 142 100 132",
  "C109 98 109 88 106 74 C94 70 82 63 68 52 C50 38 28 30 4 30 Z",
].join(" ");

export function kestrel(placement: Omit<Placement, "pivot">): Point[] {
  return placed(outlineOf(silhouette), { ...placement, pivot: { x: 120, y: 66 } });
}

/**
 * The outline of an SVG path with absolute M, L, C, Q and Z as points; each curve becomes `steps` straight segments.
 * @throws an Error for any other command.
 */
function outlineOf(path: string, steps = 14): Point[] {
  const points: Point[] = [];
  for (const [, command = "", rest = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const ends: Point[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      ends.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
    }
    if (command === "M" || command === "L") points.push(...ends);
    else if (command === "C")
      for (let at = 0; at < ends.length; at += 3)
        points.push(...curve(points.at(-1), ends.slice(at, at + 3), steps));
    else if (command === "Q")
      for (let at = 0; at < ends.length; at += 2)
        points.push(...curve(points.at(-1), ends.slice(at, at + 2), steps));
    else if (command !== "Z") throw new Error(`outlineOf does not know the path command ${command}`);
  }
  return points;
}

/** De Casteljau's algorithm for any number of control points, without the start point. */
function curve(start: Point | undefined, handles: Point[], steps: number): Point[] {
  if (!start) throw new Error("a path begins with M");
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    let points = [start, ...handles];
    while (points.length > 1) {
      points = points.slice(1).map((to, at) => {
        const from = points[at] ?? to;
        return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      });
    }
    return points[0] ?? start;
  });
}
