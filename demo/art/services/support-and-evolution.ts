import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { sand } from "../lines/sheet.ts";

/** Tree rings: wide years, narrow years, and an overgrown scar. */
export const supportAndEvolution: Composition = {
  palette: sand,
  seed: 408,
  draw({ width, height, random, palette }) {
    const heart = { x: width * 0.21, y: height * 0.62 };
    const wood = layeredNoise(64, 3);
    let far = 12;
    const rings = many(138, (ring) => {
      far += 8 + 9 * (0.5 + 0.5 * Math.sin(ring * 0.5)) * (0.6 + 0.4 * Math.sin(ring * 1.9));
      const radius = far;
      return plotted(420, (share) => {
        const angle = share * Math.PI * 2;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const grain = wood(cos * 1.1 + 3, sin * 1.1 + radius * 0.0006) * radius * 0.16;
        const rough = wood(cos * 6 + 9, sin * 6 + ring * 0.07) * 3;
        const turn = Math.atan2(Math.sin(angle + 0.3), Math.cos(angle + 0.3));
        const scar =
          ring > 34 ? 46 * Math.exp(-((turn * radius) ** 2) / 9000) * Math.exp(-(ring - 34) / 16) : 0;
        return {
          x: heart.x + (radius + grain + rough - scar) * cos * 1.16,
          y: heart.y + (radius + grain + rough - scar) * sin,
        };
      });
    });
    return drawn(rings, random, palette, {
      weight: [0.7, 1.2],
      alpha: (chance, _, ring) => (ring % 7 === 0 ? 0.72 : 0.2 + 0.3 * chance),
      hot: (_, ring) => ring === 34,
      hotWeight: 1.1,
    });
  },
};
