import type { Line, Point } from "./point.ts";

/** Maximum points of a line that one curve replaces. */
const MAX_SPAN = 64;
const MIN_SPAN = 3;

/** Path data of cubic curves through a dense polyline, in whole pixels; no point deviates by more than `tolerance`. */
export function curveThrough(line: Line, tolerance = 0.8): string {
  const first = line[0];
  if (!first || line.length < 2) return "";
  let written = rounded(first);
  let data = `M${written.x} ${written.y}c`;
  const numbers: number[] = [];
  for (let from = 0; from < line.length - 1; ) {
    const to = reachFrom(line, from, tolerance);
    const [one, other] = handles(line, from, to);
    const end = rounded(line[to] ?? first);
    for (const { x, y } of [rounded(one), rounded(other), end]) numbers.push(x - written.x, y - written.y);
    written = end;
    from = to;
  }
  data += numbers.join(" ").replaceAll(" -", "-");
  return data;
}

/** Returns the furthest point that a single curve from `from` can reach. */
function reachFrom(line: Line, from: number, tolerance: number): number {
  const last = line.length - 1;
  for (let span = MAX_SPAN; span > MIN_SPAN; span = Math.floor(span * 0.75)) {
    const to = Math.min(from + span, last);
    if (isClose(line, from, to, tolerance)) return to;
  }
  return Math.min(from + MIN_SPAN, last);
}

function isClose(line: Line, from: number, to: number, tolerance: number): boolean {
  const [start, end] = [line[from], line[to]];
  if (!start || !end) return false;
  const [one, other] = handles(line, from, to);
  for (let at = from + 1; at < to; at += 2) {
    const share = (at - from) / (to - from);
    const rest = 1 - share;
    const [a, b, c, d] = [rest ** 3, 3 * rest * rest * share, 3 * rest * share * share, share ** 3];
    const point = line[at] ?? start;
    const x = a * start.x + b * one.x + c * other.x + d * end.x;
    const y = a * start.y + b * one.y + c * other.y + d * end.y;
    if ((x - point.x) ** 2 + (y - point.y) ** 2 > tolerance * tolerance) return false;
  }
  return true;
}

/** The control points: a third of the way along the line's direction at either end. */
function handles(line: Line, from: number, to: number): [Point, Point] {
  const [start, end] = [directionAt(line, from), directionAt(line, to)];
  let length = 0;
  for (let at = from; at < to; at++) {
    const [here, next] = [line[at], line[at + 1]];
    if (here && next) length += Math.sqrt((next.x - here.x) ** 2 + (next.y - here.y) ** 2);
  }
  const third = length / 3;
  const [first, last] = [line[from] ?? start, line[to] ?? end];
  return [
    { x: first.x + start.x * third, y: first.y + start.y * third },
    { x: last.x - end.x * third, y: last.y - end.y * third },
  ];
}

function directionAt(line: Line, at: number): Point {
  const [before, after] = [line[Math.max(at - 1, 0)], line[Math.min(at + 1, line.length - 1)]];
  if (!before || !after) return { x: 1, y: 0 };
  const [x, y] = [after.x - before.x, after.y - before.y];
  const length = Math.sqrt(x * x + y * y) || 1;
  return { x: x / length, y: y / length };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
