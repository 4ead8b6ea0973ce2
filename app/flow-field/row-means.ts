import type { Size } from "./point.ts";

/** The mean over `reach` neighbours on both sides of each cell in its row, written transposed; borders are repeated. */
export function rowMeans(from: Float32Array, { width, height }: Size, reach: number): Float32Array {
  const to = new Float32Array(from.length);
  for (let row = 0; row < height; row += 1) {
    const at = (column: number) => from[row * width + Math.min(Math.max(column, 0), width - 1)] ?? 0;
    let sum = 0;
    for (let column = -reach; column <= reach; column += 1) sum += at(column);
    for (let column = 0; column < width; column += 1) {
      to[column * height + row] = sum / (2 * reach + 1);
      sum += at(column + reach + 1) - at(column - reach);
    }
  }
  return to;
}
