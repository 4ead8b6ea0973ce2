import type { Field } from "../../../app/flow-field/field.ts";
import type { Line } from "../../../app/flow-field/point.ts";
import { type Random, smoothstep } from "../../../app/flow-field/random.ts";
import { type Spacing, streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Palette, Stroke } from "../lines/sheet.ts";

/** A static line and the pulses of light that run along it. */
export interface Thread {
  line: Line;
  width: number;
  alpha: number;
  isHot: boolean;
  /** Initial phase of the pulse, 0 to 1, and the number of passes per loop. */
  phase: number;
  passes: number;
}

export interface Weave extends Spacing {
  field: Field;
  random: Random;
  /** Opacity of a line as a function of a random number (0 to 1) and its position. */
  alpha: (chance: number, x: number, y: number) => number;
  weight: [low: number, high: number];
  /** Share of lines in the signal colour. */
  hot: number;
  /** Approximate pixels that a pulse moves per loop. */
  reach: number;
  /** The phase of a pulse; random by default. */
  phase?: (line: Line, chance: number) => number;
}

/** Pixels between two points of a line from `streamlines`. */
const stride = 4;

/**
 * Lines are static for the whole film. That keeps 1280 × 720 of hairlines below 700 KB: the encoder stores them once
 * and afterwards only the moving light. Swaying lines were encoded as broken dashes.
 */
export function weave({ field, random, alpha, weight, hot, reach, phase, ...spacing }: Weave): Thread[] {
  return streamlines(field, random, spacing).map((line) => {
    const middle = line[line.length >> 1] ?? { x: 0, y: 0 };
    const [chance, share, isHot, start] = [random(), random(), random() < hot, random()];
    return {
      line: line.filter((_, position) => position % 2 === 0),
      width: weight[0] + (weight[1] - weight[0]) * share,
      alpha: alpha(chance, middle.x, middle.y),
      isHot,
      phase: phase ? phase(line, start) : start,
      passes: Math.max(1, Math.round(reach / (line.length * stride))),
    };
  });
}

/** Pixels over which a line fades in and out; shorter lines use less. */
const ending = 130;

function endsOf(line: Line): [number, number] {
  const share = Math.min(ending / (line.length * stride * 2), 0.35);
  return [share, share];
}

/** The share of a line that a pulse covers. */
const gust = 0.34;

/** The lines at `time`, 0 to 1; the picture at 1 equals the picture at 0. */
export function strokesAt(
  threads: Thread[],
  time: number,
  { line: pale, signal }: Palette,
  glow = 1,
): Stroke[] {
  const strokes = threads.flatMap(({ line, width, alpha, isHot, phase, passes }): Stroke[] => {
    const color = isHot ? signal : pale;
    const resting: Stroke = {
      line,
      color,
      width: isHot ? width + 0.3 : width,
      alpha: isHot ? 0.34 : alpha * 0.62,
      fade: endsOf(line),
    };
    const way = (phase + passes * time) % 1;
    const head = way * (1 + gust);
    const lit = line.slice(
      Math.max(Math.round((head - gust) * line.length), 0),
      Math.round(head * line.length),
    );
    if (lit.length < 5) return [resting];
    const strength = smoothstep(0, 0.3, way) * smoothstep(1, 0.7, way) * glow;
    const light = isHot ? 1 : Math.min(alpha * 1.5 + 0.1, 1);
    return [
      resting,
      {
        line: lit,
        color,
        width: width + (isHot ? 0.8 : 0.35),
        alpha: light * strength,
        fade: [0.8, 0.18 + 0.4 * smoothstep(0.85, 1.15, head)],
      },
    ];
  });
  return strokes.sort((one, other) => one.alpha - other.alpha);
}
