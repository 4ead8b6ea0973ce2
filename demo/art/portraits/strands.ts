import type { Field } from "../../../app/flow-field/field.ts";
import type { Line, Point, Size } from "../../../app/flow-field/point.ts";
import { between, type Random } from "../../../app/flow-field/random.ts";
import type { Distance } from "../../../app/flow-field/shapes.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";

interface Area extends Size {
  inside: Distance;
  /** Pixels between two strands. */
  gap: number;
  random: Random;
}

/** Evenly spaced strands that fill an area. */
export function strands({ inside, gap, random, ...size }: Area, field: Field): Line[] {
  return streamlines(field, random, {
    ...size,
    separation: (x, y) => (inside(x, y) < -0.6 ? gap : Number.POSITIVE_INFINITY),
    convergence: 0.62,
    minLength: 14,
    margin: 4,
    first: gridPoints(size, 14, (x, y) => inside(x, y) < -3),
  });
}

/** Curls that fill an area: spirals of one and a half turns. */
export function curls({ inside, gap, random, width, height }: Area): Line[] {
  const size = gap * 2.2;
  return gridPoints({ width, height }, size * 1.7, () => true).flatMap((point, index) => {
    const [shiftX, shiftY] = [between(random, -0.45, 0.45), between(random, -0.45, 0.45)];
    const [radius, start] = [size * between(random, 0.85, 1.15), between(random, 0, Math.PI * 2)];
    const [x, y] = [point.x + shiftX * size, point.y + shiftY * size];
    if (inside(x, y) > -size * 0.55) return [];
    const turn = (index % 2 ? 1 : -1) * Math.PI * 2.9;
    return [
      Array.from({ length: 20 }, (_, step) => {
        const [angle, far] = [start + (turn * step) / 19, radius * (1 - (0.72 * step) / 19)];
        return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
      }),
    ];
  });
}

/** The points of a grid that are accepted. */
export function gridPoints(
  { width, height }: Size,
  cell: number,
  accepts: (x: number, y: number) => boolean,
): Point[] {
  const columns = Math.ceil(width / cell);
  return Array.from({ length: columns * Math.ceil(height / cell) }, (_, index) => ({
    x: ((index % columns) + 0.5) * cell,
    y: (Math.floor(index / columns) + 0.5) * cell,
  })).filter(({ x, y }) => accepts(x, y));
}

/** The mean direction of the guides, weighted by their nearness. */
export function along(guides: Line[]): Field {
  const parts = guides.flatMap((line) =>
    line.slice(1).map((to, index) => {
      const from = line[index] ?? to;
      return {
        middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
        x: to.x - from.x,
        y: to.y - from.y,
      };
    }),
  );
  return (x, y) => {
    const sum = { x: 0, y: 0 };
    for (const { middle, ...part } of parts) {
      const share = ((x - middle.x) ** 2 + (y - middle.y) ** 2 + 30) ** -1.5;
      sum.x += part.x * share;
      sum.y += part.y * share;
    }
    const length = Math.hypot(sum.x, sum.y) || 1;
    return { x: sum.x / length, y: sum.y / length };
  };
}
