import { sumOf, vortex, waves } from "../../../app/flow-field/field.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** A weather map: two lows, a high, and the wind between them. */
export const cloudAndDevops: Composition = {
  palette: ink,
  seed: 407,
  draw({ width, height, random, palette }) {
    const wind = sumOf(
      waves({ seed: 77, width, height, amplitude: 0.4, direction: 0.05 }),
      vortex({ x: 420, y: 240 }, 330, -3.4),
      vortex({ x: 1130, y: 420 }, 300, 3.2),
      vortex({ x: 1640, y: 180 }, 240, -2.8),
    );
    const lines = streamlines(wind, random, {
      width,
      height,
      separation: (x) => 8 + 4 * Math.sin(x / 260),
      maxLength: 1500,
      minLength: 50,
      convergence: 0.5,
    });
    return drawn(lines, random, palette, { weight: [0.6, 1.2], alpha: [0.1, 0.72], hot: 0.035, ending: 70 });
  },
};
