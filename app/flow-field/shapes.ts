import { placed } from "./path.ts";
import type { Point } from "./point.ts";

/** Signed distance in pixels to the edge of a shape: negative inside. */
export type Distance = (x: number, y: number) => number;

export function circle(centre: Point, radius: number): Distance {
  return (x, y) => Math.hypot(x - centre.x, y - centre.y) - radius;
}

/** A rotated rectangle around its centre, given by half its size, with corner radius `round`. */
export function box(centre: Point, half: Point, round = 0, angle = 0): Distance {
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  return (x, y) => {
    const dx = x - centre.x;
    const dy = y - centre.y;
    const across = Math.abs(dx * cos - dy * sin) - half.x + round;
    const down = Math.abs(dx * sin + dy * cos) - half.y + round;
    const outside = Math.hypot(Math.max(across, 0), Math.max(down, 0));
    return outside + Math.min(Math.max(across, down), 0) - round;
  };
}

/** The union of shapes. */
export function union(...shapes: Distance[]): Distance {
  return (x, y) =>
    shapes.reduce((nearest, shape) => Math.min(nearest, shape(x, y)), Number.POSITIVE_INFINITY);
}

/** A smooth union with rounded concave corners, wider further away, so that lines along them have no kinks. */
export function smoothUnion(...shapes: Distance[]): Distance {
  return (x, y) => {
    let all = Number.POSITIVE_INFINITY;
    for (const shape of shapes) {
      const far = shape(x, y);
      const rounding = 16 + 0.6 * Math.max(Math.min(all, far), 0);
      const gap = Math.max(rounding - Math.abs(all - far), 0) / rounding;
      all = Math.min(all, far) - (gap * gap * rounding) / 4;
    }
    return all;
  };
}

/** A closed polygon; further rings are holes in it, or parts beside it. */
export function polygon(...rings: Point[][]): Distance {
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    let isInside = false;
    for (const ring of rings) {
      let from = ring.at(-1);
      for (const to of ring) {
        if (!from) break;
        const [ex, ey] = [to.x - from.x, to.y - from.y];
        const [dx, dy] = [x - from.x, y - from.y];
        const share = Math.min(Math.max((dx * ex + dy * ey) / (ex * ex + ey * ey || 1), 0), 1);
        nearest = Math.min(nearest, (dx - ex * share) ** 2 + (dy - ey * share) ** 2);
        if (from.y > y !== to.y > y && dx < (ex * dy) / ey) isInside = !isInside;
        from = to;
      }
    }
    return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
}

/** A shape as rings of points around its middle; half of its height is 1, see `app/domain/settings/outline.ts`. */
export type Outline = readonly (readonly Point[])[];

/** An outline whose middle is at `centre`; `unit` is half of its height in pixels. */
export function outlined(outline: Outline, centre: Point, unit: number, turn = 0): Distance {
  const placement = { pivot: { x: 0, y: 0 }, to: centre, scale: unit, turn };
  return polygon(...outline.map((ring) => placed(ring, placement)));
}

/** Samples a shape on a grid with cells of `cell` pixels: faster for millions of lookups. */
export function sampledDistance(shape: Distance, width: number, height: number, cell: number): Distance {
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = shape((column - 1) * cell, (row - 1) * cell);
    }
  }
  const at = (column: number, row: number) =>
    values[
      Math.min(Math.max(row, 0), rows - 1) * columns + Math.min(Math.max(column, 0), columns - 1)
    ] as number;
  return (x, y) => {
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    const [across, down] = [x / cell - column, y / cell - row];
    const upper = at(column + 1, row + 1) * (1 - across) + at(column + 2, row + 1) * across;
    const lower = at(column + 1, row + 2) * (1 - across) + at(column + 2, row + 2) * across;
    return upper * (1 - down) + lower * down;
  };
}
