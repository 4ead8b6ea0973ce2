import type { Line, Point } from "../../../app/flow-field/point.ts";

/** Length in pixels. */
export function lengthOf(line: Line): number {
  return line.slice(1).reduce((sum, to, at) => sum + distance(line[at] ?? to, to), 0);
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A line through `count` + 1 values of `at`, which is called with shares from 0 to 1. */
export function plotted(count: number, at: (share: number, position: number) => Point): Line {
  return Array.from({ length: count + 1 }, (_, position) => at(position / count, position));
}

/** Creates `count` items, one per position. */
export function many<Thing>(count: number, make: (position: number, share: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, position) =>
    make(position, count > 1 ? position / (count - 1) : 0),
  );
}

/**
 * The sections of a line within which `groupOf` returns the same group, each up to the start of the next; points
 * without a group are omitted.
 */
export function cut<Group>(
  line: Line,
  groupOf: (point: Point) => Group | undefined,
): { line: Line; group: Group }[] {
  const runs: { line: Line; group: Group }[] = [];
  let last: Group | undefined;
  for (const point of line) {
    const group = groupOf(point);
    const open = runs.at(-1);
    if (group !== last && last !== undefined && group !== undefined) open?.line.push(point);
    if (group !== undefined && group === last) open?.line.push(point);
    else if (group !== undefined) runs.push({ line: [point], group });
    last = group;
  }
  return runs.filter((run) => run.line.length > 1);
}
