import type { Point } from "./point.ts";

/**
 * The outline of an SVG path with absolute M, L, C, Q and Z as points; each curve becomes `steps` straight segments.
 * @throws an Error for any other command.
 */
export function outlineOf(path: string, steps = 14): Point[] {
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

/** Scales and rotates (radians) points around `pivot` and moves it to `to`. */
export function placed(points: Point[], { pivot, to, scale = 1, turn = 0 }: Placement): Point[] {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return points.map(({ x, y }) => {
    const [dx, dy] = [x - pivot.x, y - pivot.y];
    return { x: to.x + dx * cos - dy * sin, y: to.y + dx * sin + dy * cos };
  });
}

export interface Placement {
  pivot: Point;
  to: Point;
  scale?: number;
  turn?: number;
}
