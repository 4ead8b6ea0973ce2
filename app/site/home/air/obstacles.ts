import type { Point } from "#app/flow-field/point.ts";
import { smoothstep } from "#app/flow-field/random.ts";
import { rowMeans } from "#app/flow-field/row-means.ts";
import { type Distance, sampledDistance } from "#app/flow-field/shapes.ts";
import { CELL, type ObstacleMask } from "./obstacle-mask.ts";

/** Obstacles in the flow field of the first screen. */
export interface Obstacles {
  /** Distance in pixels to the nearest letter of the headline or to the intro's circle. */
  solid: Distance;
  /** Near 0 behind text, 1 elsewhere. */
  quiet: Distance;
  /** The centre of the intro's circle, if there is one. */
  eye: Point | undefined;
}

export function obstaclesIn({ cells, margin, texts, eye }: ObstacleMask): Obstacles {
  const { width: columns, height: rows } = cells;
  const distances = distancesFrom(cells);
  const at = (x: number, y: number) => {
    const column = Math.min(Math.max(Math.round(x / CELL), 0), columns - 1);
    const row = Math.min(Math.max(Math.round(y / CELL), 0), rows - 1);
    return (distances[row * columns + column] ?? 1000) * CELL - margin;
  };
  return { solid: sampledDistance(at, columns * CELL, rows * CELL, CELL), quiet: clearingAround(texts), eye };
}

const DIAGONAL = Math.SQRT2;

/** Distance transform in cells: two passes over the grid (Rosenfeld and Pfaltz, 1966). */
function distancesFrom({ data, width, height }: ImageData): Float32Array {
  const far = Float32Array.from({ length: width * height }, (_, cell) =>
    (data[cell * 4 + 3] ?? 0) > 96 ? 0 : 1e4,
  );
  const closer = (cell: number, neighbour: number, step: number) => {
    const distance = (far[neighbour] ?? 1e4) + step;
    if (distance < (far[cell] ?? 0)) far[cell] = distance;
  };
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const cell = y * width + x;
      closer(cell, cell - 1, 1);
      closer(cell, cell - width, 1);
      closer(cell, cell - width - 1, DIAGONAL);
      closer(cell, cell - width + 1, DIAGONAL);
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    for (let x = width - 2; x > 0; x--) {
      const cell = y * width + x;
      closer(cell, cell + 1, 1);
      closer(cell, cell + width, 1);
      closer(cell, cell + width + 1, DIAGONAL);
      closer(cell, cell + width - 1, DIAGONAL);
    }
  }
  return rowMeans(rowMeans(far, { width, height }, ROUNDING), { width: height, height: width }, ROUNDING);
}

/** Cells of smoothing around letters: the lines part around the silhouette, not around each stem. */
const ROUNDING = 5;

/** Pixels over which the lines fade in again. */
const SOFT_EDGE = 90;
/** Remaining brightness behind text. */
const LEFT = 0.1;

function clearingAround(texts: ObstacleMask["texts"]): Distance {
  return (x, y) => {
    let quiet = 1;
    for (const { left, top, right, bottom } of texts) {
      const across = Math.max(left - x, x - right, 0);
      const down = Math.max(top - y, y - bottom, 0);
      quiet = Math.min(quiet, smoothstep(0, SOFT_EDGE, Math.max(across, down)));
    }
    return LEFT + (1 - LEFT) * quiet;
  };
}
