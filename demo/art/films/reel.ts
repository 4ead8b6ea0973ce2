import { deflectedAlong, waves } from "../../../app/flow-field/field.ts";
import { layeredNoise, randomFrom, smoothstep } from "../../../app/flow-field/random.ts";
import { polygon, sampledDistance } from "../../../app/flow-field/shapes.ts";
import { kestrel } from "../lines/kestrel.ts";
import { ink } from "../lines/sheet.ts";
import type { Film } from "./film.ts";
import { strokesAt, weave } from "./threads.ts";

const size = { width: 1280, height: 720 };
const centre = { x: 640, y: 330 };

const body = sampledDistance(
  polygon(kestrel({ to: centre, scale: 2.5, turn: -0.07 })),
  size.width,
  size.height,
  3,
);
const bands = layeredNoise(8, 2);

const threads = weave({
  ...size,
  field: deflectedAlong(waves({ seed: 4, ...size, amplitude: 0.34, direction: 0.02 }), body, 72),
  random: randomFrom(21),
  separation: (x, y) => {
    const far = body(x, y);
    return far < 3
      ? Number.POSITIVE_INFINITY
      : 5.5 + 10 * smoothstep(0, 260, far) + 3 * bands(x / 300, y / 120);
  },
  convergence: 0.5,
  margin: 60,
  minLength: 60,
  maxLength: 900,
  weight: [0.65, 1.5],
  hot: 0.045,
  reach: 1000,
  // The lines along the body are its outline.
  alpha: (chance, x, y) => {
    const far = body(x, y);
    const rim = 0.4 * smoothstep(60, 0, far);
    return 0.1 + rim + 1.1 * chance ** 1.8 * smoothstep(380, 10, far) + 0.2 * chance;
  },
});

/** The wide film: the flow closes around a hovering kestrel and continues. */
export const reel: Film = {
  ...size,
  name: "reel",
  rate: 24,
  seconds: 10,
  quality: 38,
  posterWidths: [640, 1280, 1920],
  frame: (time) => ({ ...size, ground: ink.ground, strokes: strokesAt(threads, time, ink) }),
};
