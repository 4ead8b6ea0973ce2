import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

const faults = [
  { x: 0.27, lean: 0.05, drop: 46 },
  { x: 0.55, lean: -0.035, drop: -74 },
  { x: 0.8, lean: 0.04, drop: 58 },
];

/** Years of data as rock strata, with faults where a system was replaced. */
export const dwh: Composition = {
  palette: ink,
  seed: 309,
  draw({ width, height, random, palette }) {
    const rock = layeredNoise(90, 3);
    const layers = many(84, (layer) => {
      const level = -120 + layer * 10.4;
      return plotted(320, (share) => {
        const bend = 74 * rock(share * 2.4, layer * 0.012) + 7 * rock(share * 9, layer * 0.16 + 30);
        const slip = faults.reduce(
          (sum, { x, lean, drop }) => sum + (share > x + lean * ((level + bend) / height - 0.5) ? drop : 0),
          0,
        );
        return { x: share * width, y: level + bend + slip };
      });
    });
    return drawn(layers, random, palette, {
      weight: [0.7, 1.3],
      alpha: (chance, _, layer) => (layer % 9 < 2 ? 0.55 + 0.3 * chance : 0.1 + 0.24 * chance),
      hot: (_, layer) => layer === 40,
      hotWeight: 1,
      isSharp: true,
    });
  },
};
