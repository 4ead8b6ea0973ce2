import { smoothstep } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { sand } from "../lines/sheet.ts";

/** Sellers on the left, buyers on the right, three stalls in between. */
export const marketplaces: Composition = {
  palette: sand,
  seed: 301,
  draw({ width, height, random, palette }) {
    const stalls = [0.24, 0.56, 0.8];
    const deals = many(260, () => {
      const from = height * (random() * 1.2 - 0.1);
      const to = height * (random() * 1.2 - 0.1);
      const near = [...stalls].sort(
        (a, b) => Math.abs(a * height - (from + to) / 2) - Math.abs(b * height - (from + to) / 2),
      );
      const stall = height * (near[random() < 0.72 ? 0 : 1] ?? 0.5) + (random() - 0.5) * 26;
      const place = width * (0.47 + 0.09 * (stall / height));
      return plotted(90, (share) => {
        const x = -20 + share * (width + 40);
        const y =
          x < place
            ? from + (stall - from) * smoothstep(place * 0.1, place, x)
            : stall + (to - stall) * smoothstep(place, width - place * 0.1, x);
        return { x, y };
      });
    });
    return drawn(deals, random, palette, {
      weight: [0.6, 1.1],
      alpha: [0.1, 0.5],
      hot: 0.03,
      hotWeight: 0.8,
    });
  },
};
