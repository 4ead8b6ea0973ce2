import type { Field } from "./field.ts";
import type { Line, Point, Size } from "./point.ts";
import type { Random } from "./random.ts";

export interface TraceOptions {
  /** Pixels between points of the line. */
  stride?: number;
  /** Maximum length in pixels, in each direction. */
  ahead: number;
  behind?: number;
  /** Ends the line at the first point for which this is true. */
  stops?: (x: number, y: number) => boolean;
}

/** Traces the line through `start`, with and against the flow. */
export function trace(
  field: Field,
  start: Point,
  { stride = 5, ahead, behind = 0, stops }: TraceOptions,
): Line {
  const back = traceOneWay(field, start, -stride, behind, stops).reverse();
  return [...back, start, ...traceOneWay(field, start, stride, ahead, stops)];
}

/** Flow slower than this share of the usual has no meaningful direction. */
const MIN_SPEED = 0.06;

/** Midpoint method: twice the work of Euler steps, but no drift out of vortices. */
function traceOneWay(
  field: Field,
  from: Point,
  stride: number,
  length: number,
  stops?: TraceOptions["stops"],
): Line {
  const line: Line = [];
  let { x, y } = from;
  const steps = Math.round(length / Math.abs(stride));
  for (let step = 0; step < steps; step++) {
    const vector = field(x, y);
    if (vector.x * vector.x + vector.y * vector.y < MIN_SPEED * MIN_SPEED) break;
    const here = unit(vector);
    const middle = unit(field(x + (here.x * stride) / 2, y + (here.y * stride) / 2));
    x += middle.x * stride;
    y += middle.y * stride;
    if (stops?.(x, y)) break;
    line.push({ x, y });
  }
  return line;
}

function unit({ x, y }: Point): Point {
  const length = Math.sqrt(x * x + y * y) || 1; // Math.hypot is several times slower
  return { x: x / length, y: y / length };
}

/** Random start points in the picture and a margin around it. */
export function randomPoints(random: Random, count: number, { width, height }: Size, margin = 0.1): Point[] {
  return Array.from({ length: count }, () => ({
    x: (random() * (1 + 2 * margin) - margin) * width,
    y: (random() * (1 + 2 * margin) - margin) * height,
  }));
}
