import { deflectedAlong, sumOf, vortex, waves } from "../../../app/flow-field/field.ts";
import { randomFrom, smoothstep } from "../../../app/flow-field/random.ts";
import { circle } from "../../../app/flow-field/shapes.ts";
import { ink } from "../lines/sheet.ts";
import type { Film } from "./film.ts";
import { strokesAt, weave } from "./threads.ts";

const size = { width: 480, height: 480 };
const centre = { x: 240, y: 240 };
const body = circle(centre, 44);

const threads = weave({
  ...size,
  field: deflectedAlong(
    sumOf(
      waves({ seed: 3, ...size, amplitude: 0.5, direction: -1.2, frequency: 0.8 }),
      vortex(centre, 190, 1.6),
    ),
    body,
    40,
  ),
  random: randomFrom(8),
  separation: (x, y) => (body(x, y) < 5 ? Number.POSITIVE_INFINITY : 7 + 7 * smoothstep(0, 220, body(x, y))),
  margin: 40,
  minLength: 60,
  maxLength: 420,
  weight: [0.9, 1.7],
  hot: 0.08,
  reach: 560,
  alpha: (chance, x, y) => (0.16 + 0.6 * chance ** 1.6) * (0.5 + 0.5 * smoothstep(240, 40, body(x, y))),
});

/** The small loop at the side: flow around a fixed point. */
export const loop: Film = {
  ...size,
  name: "loop",
  rate: 24,
  seconds: 8,
  quality: 34,
  mp4Bytes: 420_000,
  posterWidths: [240, 480],
  frame: (time) => ({ ...size, ground: ink.ground, strokes: strokesAt(threads, time, ink) }),
};
