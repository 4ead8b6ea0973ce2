import type { Line } from "../../../app/flow-field/point.ts";
import { between } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { sand } from "../lines/sheet.ts";

/** Steps, year after year; the last one is in the signal colour. */
export const pricesFromJanuary: Composition = {
  palette: sand,
  seed: 503,
  draw({ width, height, random, palette }) {
    const risers = many(8, (step) => ({ x: width * (0.08 + step * 0.122), rise: between(random, 34, 78) }));
    const stairs = many(92, (stair): Line => {
      const lag = stair * 5.2;
      let y = height * 0.34 + stair * 12.4;
      const line: Line = [{ x: -10, y }];
      for (const { x, rise } of risers) {
        const at = x + lag * 0.9 - 60;
        line.push({ x: at, y }, { x: at, y: y - rise });
        y -= rise;
      }
      line.push({ x: width + 10, y });
      return line;
    });
    return drawn(stairs, random, palette, {
      weight: [0.8, 1.2],
      alpha: (chance, _, stair) => 0.22 + 0.5 * chance * (1 - stair / 120),
      hot: (_, stair) => stair === 14,
      hotWeight: 1.4,
      isSharp: true,
    });
  },
};
