import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** Thirty-eight projects against one straight estimate. */
export const fixedPrices: Composition = {
  palette: ink,
  seed: 504,
  draw({ width, height, random, palette }) {
    const course = layeredNoise(140, 3);
    const from = { x: width * 0.06, y: height * 0.86 };
    const estimate = (share: number) => ({
      x: from.x + share * width * 0.88,
      y: from.y - share * height * 0.66,
    });
    const projects = many(38, (project) => {
      const end = 0.7 + 0.3 * random();
      const bias = (random() - 0.44) * 0.52;
      return plotted(150, (share) => {
        const along = share * end;
        const { x, y } = estimate(along);
        const stray =
          height * (bias * along ** 1.5 + 0.2 * along ** 0.8 * course(along * 2.6, project * 1.7));
        return { x, y: y + stray };
      });
    });
    const ends = projects.flatMap((line) => {
      const end = line.at(-1);
      return end
        ? [
            [
              { x: end.x, y: end.y - 9 },
              { x: end.x, y: end.y + 9 },
            ],
          ]
        : [];
    });
    const over = [5, 12, 21, 30];
    return [
      ...drawn([[estimate(0), estimate(1)]], random, palette, { weight: [2.2, 2.2], alpha: [1, 1] }),
      ...drawn(projects, random, palette, {
        weight: [1, 1.6],
        alpha: [0.3, 0.8],
        hot: (_, project) => over.includes(project),
        hotWeight: 0.8,
      }),
      ...drawn(ends, random, palette, {
        weight: [1.4, 1.4],
        alpha: [0.8, 0.9],
        hot: (_, project) => over.includes(project),
      }),
    ];
  },
};
