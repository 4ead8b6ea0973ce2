import { deflectedAlong, deflectedAround, type Field, sumOf, vortex, waves } from "#app/flow-field/field.ts";
import type { Line, Size } from "#app/flow-field/point.ts";
import { layeredNoise, type Random, randomFrom, smoothstep } from "#app/flow-field/random.ts";
import { type Distance, type Outline, sampledDistance } from "#app/flow-field/shapes.ts";
import { shapeSize, stageShape } from "#app/flow-field/stage-shape.ts";
import { streamlinesInSteps } from "#app/flow-field/streamlines.ts";
import type { Obstacles } from "./obstacles.ts";

/** Static lines and the values that animate the light along them. */
export interface Scene extends Size {
  threads: Thread[];
  /** Direction of the flow at a point. */
  field: Field;
}

export interface Thread {
  line: Line;
  /** CSS pixels. */
  width: number;
  isHot: boolean;
  /** Initial phase of the light, 0 to 1. */
  phase: number;
  /** Brightness per point, 0 to 1. */
  light: number[];
  /** Freedom to move per point: 0 next to an obstacle, 1 far from it. */
  freedom: number[];
}

interface Design extends Size {
  field: Field;
  obstacle: Distance;
  seed: number;
  separation: (x: number, y: number) => number;
  light: (chance: number, x: number, y: number) => number;
  /** Share of lines in the signal colour. */
  signalShare: number;
  weight: [low: number, high: number];
  maxLength?: number;
  minLength?: number;
  /** Share of `separation` to which lines may converge: a small one lets them crowd into bright bundles. */
  convergence?: number;
}

/** Computes a scene in short steps. */
type SceneSteps = Generator<undefined, Scene>;

/** The first screen's lines: they turn around the intro's circle, and part around the headline. */
export function openingScene(size: Size, { solid, quiet, eye }: Obstacles): SceneSteps {
  const { width, height } = size;
  // Scales the pattern with the viewport, from phones to large screens.
  const unit = Math.min(Math.max(Math.sqrt((width * height) / 1_300_000), 0.78), 1.3);
  const bands = layeredNoise(3, 2);
  const air = sumOf(
    waves({ seed: 11, width, height, amplitude: 0.62 }),
    vortex(eye ?? { x: width * 0.7, y: height * 0.3 }, 330 * unit, 1.7),
    vortex({ x: width * 0.36, y: height * 0.08 }, 300 * unit, -1.15),
    vortex({ x: width * 0.82, y: height * 1.02 }, 240 * unit, -0.9),
  );
  return scene({
    ...size,
    field: deflectedAround(air, solid, 62 * unit),
    obstacle: solid,
    seed: 5,
    separation: (x, y) => {
      const far = solid(x, y);
      if (far < 1) return Number.POSITIVE_INFINITY;
      const band = 0.5 + 0.5 * bands((x / unit) * 0.0031, (y / unit) * 0.0062);
      return unit * (4.5 + (2 + 5 * band) * smoothstep(0, 150 * unit, far) + 7 * (1 - quiet(x, y)));
    },
    light: (chance, x, y) => {
      const squeezed = smoothstep(130 * unit, 0, solid(x, y));
      const band = smoothstep(-0.5, 0.5, bands((x / unit) * 0.0024, (y / unit) * 0.0048));
      return (0.26 + 1.6 * chance ** 2 + 0.65 * squeezed * chance) * (0.5 + 0.5 * band) * quiet(x, y);
    },
    signalShare: 0.065,
    weight: [0.9, 2.2],
    maxLength: 1000 * unit,
    minLength: 110 * unit,
    convergence: 0.2,
  });
}

/** The flow around the brand's outline, or around a circle. */
export function shapeScene(outline: Outline | undefined): SceneSteps {
  const { width, height } = shapeSize;
  const body = sampledDistance(stageShape(outline), width, height, 4);
  const bands = layeredNoise(8, 2);
  return scene({
    ...shapeSize,
    field: deflectedAlong(waves({ seed: 4, width, height, amplitude: 0.34, direction: 0.02 }), body, 72),
    obstacle: body,
    seed: 21,
    separation: (x, y) => {
      const far = body(x, y);
      if (far < 3) return Number.POSITIVE_INFINITY;
      return 6 + 11 * smoothstep(0, 260, far) + 3 * bands(x / 300, y / 120);
    },
    // The lines along the body are its outline.
    light: (chance, x, y) => {
      const far = body(x, y);
      const rim = 0.5 * smoothstep(60, 0, far);
      return 0.1 + rim + 1.1 * chance ** 1.6 * smoothstep(400, 10, far) + 0.2 * chance;
    },
    signalShare: 0.05,
    weight: [0.9, 2.2],
    maxLength: 900,
    minLength: 60,
  });
}

/** The layer behind the text: calm, wide and nearly horizontal, so that text stays readable. */
export function backgroundScene(size: Size): SceneSteps {
  const bands = layeredNoise(17, 2);
  return scene({
    ...size,
    field: waves({ seed: 29, ...size, amplitude: 0.3, direction: -0.05, frequency: 0.7 }),
    obstacle: () => 1000,
    seed: 2,
    separation: (x, y) => 22 + 10 * bands(x / 500, y / 140),
    light: (chance) => 0.07 + 0.28 * chance ** 2,
    signalShare: 0.02,
    weight: [0.6, 0.9],
    maxLength: 800,
    minLength: 200,
  });
}

function* scene(design: Design): SceneSteps {
  const { width, height, field, seed, separation } = design;
  const { maxLength = 800, minLength = 100, convergence = 0.5 } = design;
  const random = randomFrom(seed);
  const lines = yield* streamlinesInSteps(field, random, {
    width,
    height,
    separation,
    convergence,
    margin: 40,
    maxLength,
    minLength,
  });
  const threads: Thread[] = [];
  for (const line of lines) {
    threads.push(threadOf(line, design, random));
    if (threads.length % 16 === 0) yield;
  }
  // Draws lines in the signal colour last, on top.
  threads.sort((one, other) => Number(one.isHot) - Number(other.isHot));
  return { width, height, threads, field };
}

/** Pixels from an obstacle within which a line barely moves. */
const STILL_DISTANCE = 46;

function threadOf(
  whole: Line,
  { obstacle, light, signalShare: hot, weight }: Design,
  random: Random,
): Thread {
  const line = whole.filter((_, position) => position % 2 === 0 || position === whole.length - 1);
  const [chance, share, isHot, phase] = [random(), random(), random() < hot, random()];
  return {
    line,
    width: weight[0] + (weight[1] - weight[0]) * share + (isHot ? 0.4 : 0),
    isHot,
    phase,
    light: line.map(({ x, y }) => light(isHot ? 0.95 : chance, x, y)),
    freedom: line.map(({ x, y }) => smoothstep(0, STILL_DISTANCE, obstacle(x, y))),
  };
}
