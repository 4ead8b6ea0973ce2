import { deflectedAlong, sumOf, uniform, vortex } from "../../../app/flow-field/field.ts";
import { circle, union } from "../../../app/flow-field/shapes.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { drawn } from "../lines/pen.ts";
import { sand } from "../lines/sheet.ts";

const wheels = [
  { x: 210, y: 400, radius: 74, turn: 1 },
  { x: 560, y: 210, radius: 104, turn: -1 },
  { x: 900, y: 430, radius: 62, turn: 1 },
  { x: 1190, y: 250, radius: 118, turn: 1 },
  { x: 1520, y: 410, radius: 86, turn: -1 },
  { x: 1790, y: 200, radius: 58, turn: 1 },
];

/** Work on a belt over wheels, passed from one to the next. */
export const workflowAutomations: Composition = {
  palette: sand,
  seed: 303,
  draw({ width, height, random, palette }) {
    const bodies = union(...wheels.map(({ x, y, radius }) => circle({ x, y }, radius)));
    const field = deflectedAlong(
      sumOf(
        uniform(0.02),
        ...wheels.map(({ x, y, radius, turn }) => vortex({ x, y }, radius * 2.1, turn * 2.3)),
      ),
      bodies,
      36,
    );
    const belts = streamlines(field, random, {
      width,
      height,
      separation: (x, y) =>
        bodies(x, y) < 3 ? Number.POSITIVE_INFINITY : 6 + Math.min(bodies(x, y) / 30, 7),
      maxLength: 1500,
      minLength: 60,
      convergence: 0.5,
    });
    return drawn(belts, random, palette, { weight: [0.7, 1.2], alpha: [0.16, 0.75], hot: 0.05, ending: 40 });
  },
};
