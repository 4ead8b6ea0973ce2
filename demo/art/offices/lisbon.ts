import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { contour, readingsOf } from "../lines/contours.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { sand } from "../lines/sheet.ts";

/** Hills down to a wide river. */
export const lisbon: Composition = {
  palette: sand,
  seed: 601,
  draw({ width, height, random, palette }) {
    const land = layeredNoise(81, 3);
    const shore = (x: number) => height * (0.62 - 0.1 * (x / width)) + 26 * land(x / 260, 9);
    const heights = readingsOf(
      (x, y) => (y > shore(x) - 6 ? Number.NaN : 0.5 + 0.5 * land(x / 210, y / 210) + (shore(x) - y) / 900),
      { width, height, cell: 5 },
    );
    const hills = many(26, (_, share) => 0.06 + share * 1.2)
      .flatMap((level) => contour(heights, level))
      .filter((line) => line.length > 6);
    const river = many(30, (row) =>
      plotted(120, (share) => {
        const x = share * width;
        return { x, y: shore(x) + 10 + row * (6 + row * 0.32) + 5 * land(x / 150, row * 0.4) };
      }),
    );
    return [
      ...drawn(hills, random, palette, { weight: [0.8, 1.1], alpha: [0.25, 0.7] }),
      ...drawn(river, random, palette, {
        weight: [0.8, 1.2],
        alpha: [0.2, 0.55],
        hot: (_, row) => row === 7,
        hotWeight: 1,
      }),
    ];
  },
};
