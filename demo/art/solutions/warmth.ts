import type { Point, Size } from "../../../app/flow-field/point.ts";

/** Pixels: from x, y to x, y; horizontal or vertical. */
export type Wall = [x: number, y: number, toX: number, toY: number];

const cell = 10;
const rounds = 2600;

/** Steady-state heat (0 to 1) from radiators; walls block it, and values beside walls are NaN. */
export function warmthOf({ width, height, walls, radiators }: Size & { walls: Wall[]; radiators: Point[] }) {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const at = (column: number, row: number) => row * columns + column;
  const isShut = blocked(walls, columns, rows);
  const sources = radiators.map(({ x, y }) => at(Math.round(x / cell), Math.round(y / cell)));
  let values = new Float32Array(columns * rows);
  for (let round = 0; round < rounds; round++) {
    const next = new Float32Array(columns * rows);
    for (let row = 1; row < rows - 1; row++) {
      for (let column = 1; column < columns - 1; column++) {
        let [sum, ways] = [0, 0];
        const here = at(column, row);
        for (const there of [here - 1, here + 1, here - columns, here + columns]) {
          if (isShut(here, there)) continue;
          sum += values[there] ?? 0;
          ways++;
        }
        next[here] = ways ? (sum / ways) * 0.9985 : 0;
      }
    }
    for (const source of sources) next[source] = 1;
    values = next;
  }
  const isTorn = (column: number, row: number) => {
    const corner = at(column, row);
    return (
      isShut(corner, corner + 1) ||
      isShut(corner, corner + columns) ||
      isShut(corner + columns, corner + columns + 1) ||
      isShut(corner + 1, corner + columns + 1)
    );
  };
  return (x: number, y: number) => {
    const [left, top] = [Math.max(x, 0) / cell, Math.max(y, 0) / cell];
    const [column, row] = [Math.min(Math.floor(left), columns - 2), Math.min(Math.floor(top), rows - 2)];
    const [across, down] = [left - column, top - row];
    if (isTorn(column, row)) return Number.NaN;
    const value = (c: number, r: number) => values[at(c, r)] ?? 0;
    const upper = value(column, row) * (1 - across) + value(column + 1, row) * across;
    const lower = value(column, row + 1) * (1 - across) + value(column + 1, row + 1) * across;
    return upper * (1 - down) + lower * down;
  };
}

/** Whether a wall separates two adjacent cells; walls lie half a cell beside the samples. */
function blocked(walls: Wall[], columns: number, rows: number) {
  const shut = new Set<number>();
  const name = (one: number, other: number) => Math.min(one, other) * columns * rows + Math.max(one, other);
  for (const [x, y, toX, toY] of walls) {
    const isUpright = x === toX;
    const from = Math.round((isUpright ? y : x) / cell);
    const to = Math.round((isUpright ? toY : toX) / cell);
    const across = Math.round((isUpright ? x : y) / cell);
    for (let along = from; along <= to; along++) {
      const one = isUpright ? along * columns + across : across * columns + along;
      shut.add(name(one, one - (isUpright ? 1 : columns)));
    }
  }
  return (one: number, other: number) => shut.has(name(one, other));
}
