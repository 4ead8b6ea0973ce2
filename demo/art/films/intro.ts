import { deflectedAlong, waves } from "../../../app/flow-field/field.ts";
import type { Size } from "../../../app/flow-field/point.ts";
import { layeredNoise, randomFrom, smoothstep } from "../../../app/flow-field/random.ts";
import { circle } from "../../../app/flow-field/shapes.ts";
import { ink } from "../lines/sheet.ts";
import type { Film } from "./film.ts";
import { strokesAt, weave } from "./threads.ts";

/** The dark stage of the home page: flow in long waves, parted by an obstacle. */
export const intro = stage("intro", { width: 1280, height: 720 }, { x: 0.69, y: 0.35 }, [640, 1280, 1920], 1);

/** The same stage for portrait phones. */
export const introTall = stage(
  "intro-tall",
  { width: 720, height: 1280 },
  { x: 0.62, y: 0.28 },
  [480, 720, 1080],
  0.9, // its poster arrives in one round trip
);

function stage(
  name: string,
  size: Size,
  focus: { x: number; y: number },
  posterWidths: number[],
  brightness: number,
): Film {
  const { width, height } = size;
  const centre = { x: focus.x * width, y: focus.y * height };
  const body = circle(centre, 52);
  const field = deflectedAlong(waves({ seed: 11, width, height, amplitude: 0.62 }), body, 130);
  const bands = layeredNoise(3, 2);
  const random = randomFrom(5);
  const threads = weave({
    ...size,
    field,
    random,
    separation: (x, y) =>
      body(x, y) < 6 ? Number.POSITIVE_INFINITY : 8 + 8 * (0.5 + 0.5 * bands(x / 320, y / 160)),
    convergence: 0.5,
    margin: 60,
    minLength: 120,
    maxLength: 700,
    weight: [0.65 * brightness, 1.5 * brightness],
    hot: 0.045,
    reach: 950,
    alpha: (chance, x, y) =>
      brightness *
      (0.13 + 1.05 * chance ** 2.4) *
      (0.4 + 0.75 * smoothstep(-0.4, 0.5, bands(x / 420, y / 210))),
  });
  return {
    ...size,
    name,
    rate: 24,
    seconds: 10,
    quality: 38,
    posterWidths,
    frame: (time) => ({ ...size, ground: ink.ground, strokes: strokesAt(threads, time, ink) }),
  };
}
