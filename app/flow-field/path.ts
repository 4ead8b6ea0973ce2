import type { Point } from "./point.ts";

/** Scales and rotates (radians) points around `pivot` and moves it to `to`. */
export function placed(points: readonly Point[], { pivot, to, scale = 1, turn = 0 }: Placement): Point[] {
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
