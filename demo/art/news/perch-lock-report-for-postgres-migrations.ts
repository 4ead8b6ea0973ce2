import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** Statements that wait for a lock: one holds it and blocks all behind it. */
export const perchLockReport: Composition = {
  palette: ink,
  seed: 502,
  draw({ width, height, random, palette }) {
    const hand = layeredNoise(9, 2);
    const gate = width * 0.6;
    const holder = 38;
    const queue = many(84, (row, share) => {
      const level = height * (0.03 + 0.94 * share);
      const wait = row === holder ? width + 40 : gate - 4 - 420 * Math.abs(hand(row * 0.31, 3)) ** 1.5;
      const line = plotted(160, (along) => {
        const x = -20 + along * (wait + 20);
        const near = Math.max(0, (x - gate + 520) / 520);
        const squeeze =
          row === holder
            ? 0
            : (level - height * (0.03 + 0.94 * (holder / 83))) * -0.24 * Math.min(near, 1) ** 2;
        return { x, y: level + squeeze + 10 * hand(x / 300, row * 0.15) * (1 - Math.min(near, 1)) };
      });
      return line;
    });
    const ticks = queue.flatMap((line, row) => {
      const end = line.at(-1);
      return row === holder || !end
        ? []
        : [
            [
              { x: end.x, y: end.y - 4 },
              { x: end.x, y: end.y + 4 },
            ],
          ];
    });
    return [
      ...drawn(queue, random, palette, {
        weight: [0.7, 1.1],
        alpha: [0.14, 0.66],
        hot: (_, row) => row === holder,
        hotWeight: 1.6,
      }),
      ...drawn(ticks, random, palette, { weight: [1.6, 1.6], alpha: [0.6, 0.9] }),
      ...drawn(
        [
          [
            { x: gate, y: -5 },
            { x: gate, y: height + 5 },
          ],
        ],
        random,
        palette,
        { weight: [1.2, 1.2], alpha: [0.5, 0.5] },
      ),
    ];
  },
};
