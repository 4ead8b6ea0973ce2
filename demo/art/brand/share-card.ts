import { deflectedAlong, waves } from "../../../app/flow-field/field.ts";
import { smoothstep } from "../../../app/flow-field/random.ts";
import { polygon, sampledDistance } from "../../../app/flow-field/shapes.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { kestrel } from "../lines/kestrel.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** The default share image: the bird and the lines around it. */
export const shareCard: Composition = {
  palette: ink,
  seed: 9,
  draw({ width, height, random, palette }) {
    const outline = kestrel({ to: { x: width / 2, y: height * 0.44 }, scale: 2.3, turn: -0.07 });
    const body = sampledDistance(polygon(outline), width, height, 3);
    const field = deflectedAlong(
      waves({ seed: 4, width, height, amplitude: 0.36, direction: 0.02 }),
      body,
      68,
    );
    const air = streamlines(field, random, {
      width,
      height,
      separation: (x, y) =>
        body(x, y) < 3 ? Number.POSITIVE_INFINITY : 5 + 5 * smoothstep(0, 240, body(x, y)),
      convergence: 0.5,
      minLength: 40,
      maxLength: 1200,
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
