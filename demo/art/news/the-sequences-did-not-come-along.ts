import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { paper } from "../lines/sheet.ts";

/** Lines that cross a seam with half a step of offset; one line has no continuation. */
export const theSequences: Composition = {
  palette: paper,
  seed: 508,
  draw({ width, random, palette }) {
    const sway = layeredNoise(18, 2);
    const seam = (y: number) => width * 0.56 + 60 * sway(y / 420, 8);
    const level = (row: number, x: number) =>
      -60 + row * 17.5 + 92 * sway(x / 720, row * 0.016) + 34 * Math.sin(x / 190 + row * 0.05);
    const before = many(62, (row) =>
      plotted(150, (share) => {
        const x = -10 + share * width * 0.72;
        return { x, y: level(row, x) };
      }).filter(({ x, y }) => x < seam(y) - 10),
    );
    const after = many(64, (row) =>
      plotted(150, (share) => {
        const x = width * 0.4 + share * width * 0.62;
        return { x, y: level(row - 1, x + 120) + 74 };
      }).filter(({ x, y }) => x > seam(y) + 10),
    );
    const lost = 29;
    return [
      ...drawn(before, random, palette, {
        weight: [0.9, 1.3],
        alpha: [0.25, 0.75],
        hot: (_, row) => row === lost,
        hotWeight: 1.6,
      }),
      ...drawn(after, random, palette, { weight: [0.9, 1.3], alpha: [0.25, 0.75] }),
    ];
  },
};
