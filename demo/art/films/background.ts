import { waves } from "../../../app/flow-field/field.ts";
import { layeredNoise, randomFrom, smoothstep } from "../../../app/flow-field/random.ts";
import { ink } from "../lines/sheet.ts";
import type { Film } from "./film.ts";
import { strokesAt, weave } from "./threads.ts";

const size = { width: 1280, height: 720 };
const bands = layeredNoise(17, 2);

const threads = weave({
  ...size,
  field: waves({ seed: 29, ...size, amplitude: 0.3, direction: -0.05, frequency: 0.7 }),
  random: randomFrom(2),
  separation: (x, y) => 14 + 8 * bands(x / 500, y / 140),
  margin: 60,
  minLength: 200,
  maxLength: 800,
  weight: [0.6, 1],
  hot: 0.02,
  reach: 640,
  alpha: (chance, x, y) =>
    (0.05 + 0.22 * chance ** 2) * (0.35 + 0.65 * smoothstep(-0.4, 0.5, bands(x / 600, y / 200))),
});

/** The layer behind text: the same flow, darker and slower, nearly horizontal, so that text stays readable. */
export const background: Film = {
  ...size,
  name: "background",
  rate: 24,
  seconds: 10,
  quality: 36,
  mp4Bytes: 330_000,
  posterWidths: [640, 1280],
  frame: (time) => ({ ...size, ground: ink.ground, strokes: strokesAt(threads, time, ink, 0.5) }),
};
