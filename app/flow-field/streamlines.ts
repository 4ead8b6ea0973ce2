import type { Field } from "./field.ts";
import type { Line, Point, Size } from "./point.ts";
import { between, type Random } from "./random.ts";

export interface Spacing extends Size {
  /** Pixels between neighbouring lines at a point; no lines where it is infinite. */
  separation: (x: number, y: number) => number;
  /** Lines shorter than this many pixels are omitted. */
  minLength?: number;
  /** Maximum length of a line in pixels, in each direction. */
  maxLength?: number;
  /** Pixels around the picture in which lines are computed too. */
  margin?: number;
  /** Share of `separation` to which two lines may converge before one of them ends. */
  convergence?: number;
  /** Points whose lines are computed before all others, in this order. */
  first?: Point[];
}

const stride = 4;

/**
 * Evenly spaced streamlines, as in an engraving (Jobard and Lefer, "Creating evenly-spaced streamlines of arbitrary
 * density", 1997).
 */
export function streamlines(field: Field, random: Random, spacing: Spacing): Line[] {
  const steps = streamlinesInSteps(field, random, spacing);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same as a generator, so that browsers can do other work between steps. */
export function* streamlinesInSteps(
  field: Field,
  random: Random,
  spacing: Spacing,
): Generator<undefined, Line[]> {
  const {
    width,
    height,
    separation,
    minLength = 40,
    maxLength = 2400,
    margin = 40,
    convergence = 0.55,
    first = [],
  } = spacing;
  const taken = new PointGrid({ width, height }, margin);
  const own = new PointGrid({ width, height }, margin);
  const lines: Line[] = [];
  const queue: Point[] = [];
  let drawnUpTo = 0;
  const isOutside = (x: number, y: number) =>
    x < -margin || y < -margin || x > width + margin || y > height + margin;

  function draw(start: Point) {
    const room = separation(start.x, start.y);
    if (isOutside(start.x, start.y) || !Number.isFinite(room) || taken.isNear(start.x, start.y, room * 0.98))
      return;
    const stops = (x: number, y: number) => {
      const near = separation(x, y);
      return isOutside(x, y) || !Number.isFinite(near) || taken.isNear(x, y, near * convergence);
    };
    const line = trace(field, start, { stride, ahead: maxLength, behind: maxLength, stops });
    if (line.length * stride < minLength) return;
    const trimmed = cutAtSelfIntersection(line, room * convergence, own);
    for (const point of trimmed) taken.add(point);
    lines.push(trimmed);
    for (let position = 0; position < trimmed.length - 1; position += 5) {
      const [here, next] = [trimmed[position], trimmed[position + 1]];
      if (!here || !next) continue;
      const far = separation(here.x, here.y);
      const [dx, dy] = [(next.x - here.x) / stride, (next.y - here.y) / stride];
      queue.push(
        { x: here.x - dy * far, y: here.y + dx * far },
        { x: here.x + dy * far, y: here.y - dx * far },
      );
    }
  }

  for (const start of first) draw(start);

  const seeds = Math.ceil((width * height) / 20_000);
  for (let seed = 0; seed <= seeds; seed++) {
    for (; drawnUpTo < queue.length; drawnUpTo++) {
      draw(queue[drawnUpTo] as Point);
      if (drawnUpTo % 8 === 0) yield;
    }
    if (seed < seeds) draw({ x: between(random, 0, width), y: between(random, 0, height) });
  }
  return lines;
}

/** Cuts the line where it returns to itself, so that a vortex is drawn only once. */
function cutAtSelfIntersection(line: Line, room: number, own: PointGrid): Line {
  own.clear();
  for (const [position, point] of line.entries()) {
    const old = line[position - Math.ceil((room * 2) / stride) - 2];
    if (old) own.add(old);
    if (own.isNear(point.x, point.y, room)) return line.slice(0, position);
  }
  return line;
}

/** Pixels per cell of `PointGrid`. */
const CELL = 10;
const NONE = -1;

/** A spatial grid of points for fast neighbour searches. */
class PointGrid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #margin: number;
  /** Linked lists: the last point of each cell, and for each point the previous one in its cell. */
  readonly #last: Int32Array;
  #before: number[] = [];
  #points: Point[] = [];

  constructor({ width, height }: Size, margin: number) {
    this.#margin = margin + CELL;
    this.#columns = Math.ceil((width + 2 * this.#margin) / CELL);
    this.#rows = Math.ceil((height + 2 * this.#margin) / CELL);
    this.#last = new Int32Array(this.#columns * this.#rows).fill(NONE);
  }

  clear() {
    for (const { x, y } of this.#points) this.#last[this.#cellOf(x, y)] = NONE;
    this.#points = [];
    this.#before = [];
  }

  add(point: Point) {
    const cell = this.#cellOf(point.x, point.y);
    this.#before.push(this.#last[cell] ?? NONE);
    this.#last[cell] = this.#points.push(point) - 1;
  }

  isNear(x: number, y: number, room: number): boolean {
    const [left, right] = [this.#column(x - room), this.#column(x + room)];
    const [top, bottom] = [this.#row(y - room), this.#row(y + room)];
    const limit = room * room;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        let at = this.#last[row * this.#columns + column] ?? NONE;
        while (at !== NONE) {
          const point = this.#points[at];
          if (point && (point.x - x) ** 2 + (point.y - y) ** 2 < limit) return true;
          at = this.#before[at] ?? NONE;
        }
      }
    }
    return false;
  }

  #cellOf(x: number, y: number) {
    return this.#row(y) * this.#columns + this.#column(x);
  }

  #column(x: number) {
    return Math.min(Math.max(Math.floor((x + this.#margin) / CELL), 0), this.#columns - 1);
  }

  #row(y: number) {
    return Math.min(Math.max(Math.floor((y + this.#margin) / CELL), 0), this.#rows - 1);
  }
}

interface TraceOptions {
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
