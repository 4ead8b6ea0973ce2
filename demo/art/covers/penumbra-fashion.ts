import { layeredNoise, smoothstep } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** Cloth hanging in folds, drawn by its warp threads only. */
export const penumbraFashion: Composition = {
  palette: ink,
  seed: 15,
  draw({ width, height, random, palette }) {
    const drape = layeredNoise(40, 2);
    const warp = many(430, (_, share) =>
      plotted(70, (down) => {
        const u = share * 1.5 - 0.25;
        const fall = smoothstep(-0.1, 0.9, down);
        const fold =
          0.105 * Math.sin(u * 17 + down * 1.6 + 1.8 * drape(u * 2, down * 1.2)) +
          0.05 * Math.sin(u * 41 - down * 2.6 + 2 * drape(u * 3 + 9, down));
        const lean = 0.1 * Math.sin(down * 2.1 + 0.4) + 0.05 * drape(u * 1.4 + 4, down * 2);
        return { x: width * (u + fold * (0.25 + 0.75 * fall) + lean), y: -20 + down * (height + 40) };
      }),
    );
    return drawn(warp, random, palette, {
      weight: [0.55, 0.95],
      alpha: [0.1, 0.42],
      hot: (_, thread) => thread > 268 && thread < 277,
      hotWeight: 0.25,
      hotAlpha: 0.9,
    });
  },
};
