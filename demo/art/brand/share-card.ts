import { evenLines } from "../../../app/air/even.ts";
import { parted, waves } from "../../../app/air/field.ts";
import { kestrel } from "../../../app/air/kestrel.ts";
import { smoothstep } from "../../../app/air/noise.ts";
import { polygon, sampled } from "../../../app/air/shapes.ts";
import type { Composition } from "../composition.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** The default share image: the bird and the lines around it. */
export const shareCard: Composition = {
  palette: ink,
  seed: 9,
  draw({ width, height, random, palette }) {
    const outline = kestrel({ to: { x: width / 2, y: height * 0.44 }, scale: 2.3, turn: -0.07 });
    const body = sampled(polygon(outline), width, height, 3);
    const field = parted(waves({ seed: 4, width, height, swing: 0.36, heading: 0.02 }), body, 68);
    const air = evenLines(field, random, {
      width,
      height,
      apart: (x, y) => (body(x, y) < 3 ? Number.POSITIVE_INFINITY : 5 + 5 * smoothstep(0, 240, body(x, y))),
      closest: 0.5,
      shortest: 40,
      longest: 1200,
    });
    return drawn(air, random, palette, {
      weight: [0.8, 1.5],
      alpha: (chance, line) => {
        const middle = line[line.length >> 1] ?? { x: 0, y: 0 };
        return 0.12 + 0.8 * chance ** 1.5 * (0.35 + 0.65 * smoothstep(360, 10, body(middle.x, middle.y)));
      },
      hot: 0.045,
      ending: 40,
    });
  },
};
