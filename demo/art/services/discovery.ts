import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { contour, readingsOf } from "../lines/contours.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { type Stroke, sand } from "../lines/sheet.ts";

/** Unexplored land, and the first path across it. */
export const discovery: Composition = {
  palette: sand,
  seed: 401,
  draw({ width, height, random, palette }) {
    const land = layeredNoise(23, 3);
    const readings = readingsOf((x, y) => land(x / 460 + 3, y / 460 + 1), { width, height, cell: 8 });
    const levels = many(34, (_, share) => -0.62 + share * 1.24);
    const contours = levels.flatMap((level, number) =>
      contour(readings, level)
        .filter((line) => line.length > 8)
        .map((line) => ({ line, isMain: number % 5 === 0 })),
    );
    const way = plotted(160, (share) => ({
      x: 70 + share * (width - 200),
      y: height * (0.74 - 0.42 * share) + 60 * Math.sin(share * 7.5) + 26 * land(share * 7, 4),
    }));
    const steps: Stroke[] = way.flatMap((point, position): Stroke[] => {
      const next = way[position + 1];
      if (!next || position % 3 === 2) return [];
      return [{ line: [point, next], color: palette.signal, width: 2.6, alpha: 1 }];
    });
    return [
      ...drawn(
        contours.map(({ line }) => line),
        random,
        palette,
        {
          weight: [0.7, 0.9],
          alpha: (chance, _, position) => (contours[position]?.isMain ? 0.72 : 0.24 + 0.14 * chance),
        },
      ),
      ...steps,
    ];
  },
};
