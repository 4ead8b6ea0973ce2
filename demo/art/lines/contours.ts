import type { Line, Point, Size } from "../../../app/flow-field/point.ts";

export interface Land extends Size {
  /** Pixels between two samples of the height. */
  cell: number;
}

/** Sampled heights, for any number of contours. */
export interface Readings {
  cell: number;
  columns: number;
  rows: number;
  heights: Float64Array;
}

/** Samples `height` over the area and one cell around it; no contours are drawn where it is NaN. */
export function readingsOf(
  height: (x: number, y: number) => number,
  { width, height: tall, cell }: Land,
): Readings {
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(tall / cell) + 3;
  const heights = Float64Array.from({ length: columns * rows }, (_, index) =>
    height(((index % columns) - 1) * cell, (Math.floor(index / columns) - 1) * cell),
  );
  return { cell, columns, rows, heights };
}

/** The contour lines at height `level` (marching squares, segments joined into lines). */
export function contour({ cell, columns, rows, heights }: Readings, level: number): Line[] {
  const pieces: [Point, Point][] = [];
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const here = row * columns + column;
      const a = (heights[here] ?? Number.NaN) - level;
      const b = (heights[here + 1] ?? Number.NaN) - level;
      const c = (heights[here + columns + 1] ?? Number.NaN) - level;
      const d = (heights[here + columns] ?? Number.NaN) - level;
      if (!Number.isFinite(a + b + c + d)) continue;
      if (a < 0 === b < 0 && b < 0 === c < 0 && c < 0 === d < 0) continue;
      const [x, y] = [(column - 1) * cell, (row - 1) * cell];
      const crossings: Point[] = [];
      if (a < 0 !== b < 0) crossings.push({ x: x + (cell * a) / (a - b), y });
      if (b < 0 !== c < 0) crossings.push({ x: x + cell, y: y + (cell * b) / (b - c) });
      if (d < 0 !== c < 0) crossings.push({ x: x + (cell * d) / (d - c), y: y + cell });
      if (a < 0 !== d < 0) crossings.push({ x, y: y + (cell * a) / (a - d) });
      const [one, two, three, four] = crossings;
      if (one && two) pieces.push([one, two]);
      if (three && four) pieces.push([three, four]);
    }
  }
  return joined(pieces);
}

/** Joins segments with a common end into lines. */
function joined(pieces: [Point, Point][]): Line[] {
  const nameOf = ({ x, y }: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const ends = new Map<string, [Point, Point][]>();
  for (const piece of pieces) {
    for (const end of piece) {
      const name = nameOf(end);
      const known = ends.get(name);
      if (known) known.push(piece);
      else ends.set(name, [piece]);
    }
  }
  const used = new Set<[Point, Point]>();
  const grow = (line: Line) => {
    for (;;) {
      const last = line.at(-1);
      const next = last && ends.get(nameOf(last))?.find((piece) => !used.has(piece));
      if (!last || !next) return line;
      used.add(next);
      line.push(nameOf(next[0]) === nameOf(last) ? next[1] : next[0]);
    }
  };
  return pieces.flatMap((piece) => {
    if (used.has(piece)) return [];
    used.add(piece);
    const back = grow([piece[1], piece[0]]).reverse();
    return [grow(back)];
  });
}
