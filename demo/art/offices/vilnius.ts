import type { Line } from "../../../app/flow-field/point.ts";
import { layeredNoise, smoothstep } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** The confluence of two rivers below the castle hill. */
export const vilnius: Composition = {
  palette: ink,
  seed: 602,
  draw({ width, height, random, palette }) {
    const bank = layeredNoise(52, 2);
    const large = (share: number) => height * (0.34 + 0.1 * Math.sin(share * 5.2 + 0.6));
    const neris = many(
      46,
      (_, lane): Line =>
        plotted(140, (share) => {
          const wide = 1 + 0.35 * smoothstep(0.5, 0.7, share);
          return {
            x: share * width,
            y: large(share) + (lane - 0.5) * 150 * wide + 6 * bank(share * 5, lane * 3),
          };
        }),
    );
    const vilnia = many(
      20,
      (_, lane): Line =>
        plotted(140, (share) => {
          const along = 0.34 + 0.68 * share;
          const meets = smoothstep(0.36, 0.66, along);
          const source = height * (1.06 - 0.16 * share) + (lane - 0.5) * 26;
          const mouth = large(along) + 104 + (lane - 0.5) * 62;
          const x = along * width + (lane - 0.5) * 60 * (1 - meets);
          return { x, y: source + (mouth - source) * meets };
        }),
    );
    const hill = many(
      13,
      (ring): Line =>
        plotted(90, (share) => {
          const angle = share * Math.PI * 2;
          const far =
            (14 + ring * 9.5) * (1 + 0.13 * bank(Math.cos(angle) + 4, Math.sin(angle) + ring * 0.08));
          return { x: width * 0.8 + far * Math.cos(angle), y: height * 0.82 + far * Math.sin(angle) * 0.84 };
        }),
    );
    return [
      ...drawn(neris, random, palette, { weight: [0.8, 1.2], alpha: [0.15, 0.6] }),
      ...drawn(hill, random, palette, { weight: [0.8, 1.1], alpha: [0.3, 0.7] }),
      ...drawn(vilnia, random, palette, { weight: [0.9, 1.2], hot: 0.7, hotWeight: 0.2, alpha: [0.3, 0.6] }),
    ];
  },
};
