import type { Field } from "./field.ts";
import type { Line, Point, Size } from "./point.ts";
import { between, type Random } from "./random.ts";
import { trace } from "./trace.ts";

export interface Spacing extends Size {
  /** Pixels between neighbours at a point; at infinity nothing is drawn there. */
  apart: (x: number, y: number) => number;
  /** Lines shorter than this many pixels are left out. */
  shortest?: number;
  /** Pixels a line may run in each direction. */
  longest?: number;
  /** Pixels around the picture that lines are drawn in too. */
  margin?: number;
  /** The share of `apart` to which two lines may close up before one of them ends. */
  closest?: number;
}

const stride = 4;

/**
 * Lines of air that keep an even distance from one another, as an engraver sets them
 * (Jobard and Lefer, "Creating evenly-spaced streamlines of arbitrary density", 1997).
 */
export function evenLines(field: Field, random: Random, spacing: Spacing): Line[] {
  const { width, height, apart, shortest = 40, longest = 2400, margin = 40, closest = 0.55 } = spacing;
  const taken = new Taken(6);
  const lines: Line[] = [];
  const queue: Point[] = [];
  const isOutside = (x: number, y: number) =>
    x < -margin || y < -margin || x > width + margin || y > height + margin;

  function draw(start: Point) {
    const room = apart(start.x, start.y);
    if (isOutside(start.x, start.y) || !Number.isFinite(room) || taken.isNear(start.x, start.y, room * 0.98))
      return;
    const stops = (x: number, y: number) => {
      const near = apart(x, y);
      return isOutside(x, y) || !Number.isFinite(near) || taken.isNear(x, y, near * closest);
    };
    const line = trace(field, start, { stride, ahead: longest, behind: longest, stops });
    if (line.length * stride < shortest) return;
    const kept = beforeMeetingItself(line, room * closest);
    for (const point of kept) taken.add(point);
    lines.push(kept);
    for (let position = 0; position < kept.length - 1; position += 5) {
      const [here, next] = [kept[position], kept[position + 1]];
      if (!here || !next) continue;
      const far = apart(here.x, here.y);
      const [dx, dy] = [(next.x - here.x) / stride, (next.y - here.y) / stride];
      queue.push(
        { x: here.x - dy * far, y: here.y + dx * far },
        { x: here.x + dy * far, y: here.y - dx * far },
      );
    }
  }

  const seeds = Math.ceil((width * height) / 20_000);
  for (let seed = 0; seed < seeds; seed++) {
    draw({ x: between(random, 0, width), y: between(random, 0, height) });
    for (let next = queue.shift(); next; next = queue.shift()) draw(next);
  }
  return lines;
}

/** The line up to where it comes back to a place it has been: a whirl is drawn once, not as a ball of wool. */
function beforeMeetingItself(line: Line, room: number): Line {
  const own = new Taken(6);
  for (const [position, point] of line.entries()) {
    const old = line[position - Math.ceil((room * 2) / stride) - 2];
    if (old) own.add(old);
    if (own.isNear(point.x, point.y, room)) return line.slice(0, position);
  }
  return line;
}

/** Points in cells, so that asking for neighbours does not ask everybody. */
class Taken {
  readonly #cells = new Map<number, Point[]>();
  readonly #cell: number;

  constructor(cell: number) {
    this.#cell = cell;
  }

  add(point: Point) {
    const key = this.#key(Math.floor(point.x / this.#cell), Math.floor(point.y / this.#cell));
    const cell = this.#cells.get(key);
    if (cell) cell.push(point);
    else this.#cells.set(key, [point]);
  }

  isNear(x: number, y: number, room: number): boolean {
    const reach = Math.ceil(room / this.#cell);
    const [column, row] = [Math.floor(x / this.#cell), Math.floor(y / this.#cell)];
    for (let down = -reach; down <= reach; down++) {
      for (let across = -reach; across <= reach; across++) {
        const cell = this.#cells.get(this.#key(column + across, row + down));
        if (cell?.some((point) => (point.x - x) ** 2 + (point.y - y) ** 2 < room * room)) return true;
      }
    }
    return false;
  }

  #key(column: number, row: number) {
    return (column + 4096) * 16_384 + row + 4096;
  }
}
