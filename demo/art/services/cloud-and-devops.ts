import { evenLines } from "../../../app/air/even.ts";
import { together, waves, whirl } from "../../../app/air/field.ts";
import type { Composition } from "../composition.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** A weather map: two lows, a high, and the wind between them. */
export const cloudAndDevops: Composition = {
  palette: ink,
  seed: 407,
  draw({ width, height, random, palette }) {
    const wind = together(
      waves({ seed: 77, width, height, swing: 0.4, heading: 0.05 }),
      whirl({ x: 420, y: 240 }, 330, -3.4),
      whirl({ x: 1130, y: 420 }, 300, 3.2),
      whirl({ x: 1640, y: 180 }, 240, -2.8),
    );
    const lines = evenLines(wind, random, {
      width,
      height,
      apart: (x) => 8 + 4 * Math.sin(x / 260),
      longest: 1500,
      shortest: 50,
      closest: 0.5,
    });
    return drawn(lines, random, palette, { weight: [0.6, 1.2], alpha: [0.1, 0.72], hot: 0.035, ending: 70 });
  },
};
