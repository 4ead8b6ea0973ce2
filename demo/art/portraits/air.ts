import { deflectedAlong, waves } from "../../../app/flow-field/field.ts";
import type { Line } from "../../../app/flow-field/point.ts";
import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Distance } from "../../../app/flow-field/shapes.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Desk } from "../composition.ts";
import { gridPoints } from "./strands.ts";

interface Obstacle {
  seed: number;
  body: Distance;
  /** Pixels within which the air follows the body. */
  reach: number;
  weight: number;
}

/** Lines of air that part around a body; the first one passes closely over the head. */
export function airAround({ seed, body, reach, weight }: Obstacle, { width, height, random }: Desk): Line[] {
  const bands = layeredNoise(seed, 2);
  const air = waves({ seed, width, height, amplitude: 0.34, direction: -0.06 });
  const size = { width, height };
  const [crown = { x: width / 2, y: 0 }] = gridPoints(size, 4, (x, y) => body(x, y) < 10 * weight);
  return streamlines(deflectedAlong(air, body, reach), random, {
    ...size,
    separation: (x, y) => {
      const far = body(x, y);
      if (far < 5 * weight) return Number.POSITIVE_INFINITY;
      return (14 + Math.min(far / 5, 22) + 5 * bands(x / 160, y / 90)) * weight ** 2;
    },
    convergence: 0.5,
    minLength: 90,
    maxLength: 900,
    margin: 20,
    first: [crown, ...gridPoints(size, 60, (x, y) => body(x, y) > 10)],
  });
}
