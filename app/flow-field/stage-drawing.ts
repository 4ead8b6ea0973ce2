import { curveThrough } from "./curves.ts";
import { deflectedAlong, type Field, waves } from "./field.ts";
import { type DrawingLook, hairline } from "./page-drawing.ts";
import type { Line, Size } from "./point.ts";
import { layeredNoise, randomFrom, smoothstep } from "./random.ts";
import { circle, type Outline, sampledDistance } from "./shapes.ts";
import { shapeSize, stageShape } from "./stage-shape.ts";
import { type Spacing, streamlines } from "./streamlines.ts";

/** The still pictures of the home stage: its first screen, for landscape and portrait, and the shape. */
export const stageParts = ["wide", "tall", "shape"] as const;
export type StagePart = (typeof stageParts)[number];

const stageSizes: Record<StagePart, Size> = {
  wide: { width: 1280, height: 720 },
  tall: { width: 720, height: 1280 },
  shape: shapeSize,
};

/** The middle of the gap for the intro, as shares; `stage.css` has the same. */
const eyes = { wide: { x: 0.69, y: 0.35 }, tall: { x: 0.62, y: 0.28 } };

/** Opacities of lines; each has one path. */
const opacities = [0.15, 0.3, 0.5, 0.75, 1];

/** A part of the stage as SVG, for browsers that draw no moving lines, and until they are drawn. */
export function drawStage(part: StagePart, look: DrawingLook): string {
  const { width, height } = stageSizes[part];
  const { spacing, light, seed, signalShare } = part === "shape" ? aroundShape(look.outline) : opening(part);
  const random = randomFrom(seed);
  const lines = streamlines(spacing.field, random, { ...spacing.options, width, height });
  const data = opacities.map(() => "");
  let signals = "";
  for (const line of lines) {
    const [chance, isSignal] = [random(), random() < signalShare];
    if (isSignal) signals += curveThrough(line);
    else data[toneOf(light(chance, line))] += curveThrough(line);
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${look.ink}"/><g fill="none" stroke="${look.paper}">`,
    ...opacities.map((opacity, tone) => hairline(`stroke-opacity="${opacity}" d="${data[tone]}"`)),
    hairline(`stroke="${look.signal}" d="${signals}"`),
    "</g></svg>",
  ].join("");
}

interface Design {
  seed: number;
  signalShare: number;
  spacing: { field: Field; options: Omit<Spacing, "width" | "height"> };
  /** Brightness of a line, 0 to 1. */
  light: (chance: number, line: Line) => number;
}

/** Long waves, parted by the gap for the intro. */
function opening(part: "wide" | "tall"): Design {
  const { width, height } = stageSizes[part];
  const body = circle({ x: eyes[part].x * width, y: eyes[part].y * height }, 52);
  const bands = layeredNoise(3, 2);
  return {
    seed: 5,
    signalShare: 0.035,
    spacing: {
      field: deflectedAlong(waves({ seed: 11, width, height, amplitude: 0.62 }), body, 130),
      options: {
        separation: (x, y) =>
          body(x, y) < 6 ? Number.POSITIVE_INFINITY : 8 + 8 * (0.5 + 0.5 * bands(x / 320, y / 160)),
        convergence: 0.5,
        margin: 60,
        minLength: 120,
        maxLength: 700,
      },
    },
    light: (chance) => 0.09 + 1.05 * chance ** 2.4,
  };
}

/** The flow around the brand's shape. */
function aroundShape(outline: Outline | undefined): Design {
  const { width, height } = stageSizes.shape;
  const body = sampledDistance(stageShape(outline), width, height, 4);
  const bands = layeredNoise(8, 2);
  return {
    seed: 21,
    signalShare: 0.03,
    spacing: {
      field: deflectedAlong(waves({ seed: 4, width, height, amplitude: 0.34, direction: 0.02 }), body, 72),
      options: {
        separation: (x, y) => {
          const far = body(x, y);
          if (far < 3) return Number.POSITIVE_INFINITY;
          return 7 + 12 * smoothstep(0, 260, far) + 3 * bands(x / 300, y / 120);
        },
        convergence: 0.5,
        margin: 60,
        minLength: 60,
        maxLength: 900,
      },
    },
    light: (chance, line) => {
      const nearest = Math.min(...line.filter((_, at) => at % 8 === 0).map(({ x, y }) => body(x, y)));
      return 0.1 + 1.12 * chance ** 1.8 * smoothstep(380, 10, nearest) + 0.21 * chance;
    },
  };
}

function toneOf(light: number): number {
  const brighter = opacities.findIndex((opacity) => light < opacity);
  return brighter === -1 ? opacities.length - 1 : brighter;
}
