import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** A guilloche band, as printed against counterfeiting. */
export const bankingApps: Composition = {
  palette: ink,
  seed: 306,
  draw({ width, height, random, palette }) {
    const band = (count: number, middle: number, tall: number, pitch: number, drift: number) =>
      many(count, (thread) =>
        plotted(300, (share) => {
          const shift = (thread / count) * Math.PI * 2;
          const swell = 0.5 + 0.5 * Math.cos(share * Math.PI * 2 * 2.5 + drift);
          const axis = middle + Math.sin(share * Math.PI * 2 + drift) * 46;
          const swing = tall * (0.32 + 0.68 * swell);
          return {
            x: share * width,
            y:
              height * 0.5 +
              axis +
              swing * Math.sin(share * Math.PI * 2 * pitch + shift) +
              swing * 0.26 * Math.sin(share * 40 - shift * 2),
          };
        }),
      );
    return [
      ...drawn(band(40, 40, 190, 5, 0.4), random, palette, { weight: [0.6, 0.8], alpha: [0.16, 0.34] }),
      ...drawn(band(30, -20, 120, 8, 2.2), random, palette, {
        weight: [0.7, 0.9],
        alpha: [0.22, 0.48],
        hot: (_, thread) => thread % 15 === 4,
        hotWeight: 0.5,
      }),
    ];
  },
};
