import { type Composition, compose, type MakeShape } from "./compositions.ts";
import type { Line, Point } from "./point.ts";
import { hash, layeredNoise, type Random, randomFrom, smoothstep } from "./random.ts";
import type { Distance } from "./shapes.ts";
import { streamlines, trace } from "./streamlines.ts";

/** The proportions of the widest banner; see `Figure`. */
const drawingSize = { width: 1920, height: 771 };

/** Increment it when the art changes: it is part of the addresses, which caches keep for a year. */
export const drawingVersion = 3;

/** The brand's colours, of which a drawing has a ground, the colour of its lines and the signal. */
export interface DrawingColours {
  ink: string;
  paper: string;
  sand: string;
  signal: string;
  /** The grounds in the dark theme. */
  darkPaper: string;
  darkSand: string;
}

interface Ground {
  ground: string;
  line: string;
  /** The ground in the dark theme, about that of app/site/dark.css; lines are light on it. */
  dark?: string;
}

function groundsOf({ ink, paper, sand, darkPaper, darkSand }: DrawingColours): [Ground, Ground, Ground] {
  return [
    { ground: ink, line: paper },
    { ground: sand, line: ink, dark: darkSand },
    { ground: paper, line: ink, dark: darkPaper },
  ];
}

/** Maximum characters of path data, about 12 KB compressed. The shortest lines beyond are omitted. */
const MAX_CHARACTERS = 28_000;

/** Opacities of lines; each has one path. */
const opacities = [0.2, 0.36, 0.58, 0.9];

/**
 * Generates a page's art as SVG: the flow around an obstacle, both chosen by `seed` unless a shape is given, and one
 * line in the signal colour.
 */
export function drawPage(seed: string, colours: DrawingColours, shape?: MakeShape): string {
  const { width, height } = drawingSize;
  const random = randomFrom(seedOf(seed));
  const grounds = groundsOf(colours);
  const { ground, line, dark } = grounds[Math.floor(random() * grounds.length)] ?? grounds[0];
  const composition = compose(drawingSize, random, shape);
  const [thread, ...others] = linesOf(composition, random);
  const data = opacities.map(() => "");
  let room = MAX_CHARACTERS;
  for (const each of others.sort((one, other) => other.length - one.length)) {
    const curve = curveThrough(each);
    room -= curve.length;
    if (room > 0) data[opacityIndex(each, composition)] += curve;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    dark ? darkStyle(dark, colours.paper) : "",
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<g fill="none" stroke="${line}">`,
    ...opacities.map((opacity, tone) => hairline(`stroke-opacity="${opacity}" d="${data[tone]}"`)),
    hairline(`stroke="${colours.signal}" stroke-width="2" d="${curveThrough(thread ?? [])}"`),
    "</g></svg>",
  ].join("");
}

/** Style sheets override attributes. */
const darkStyle = (ground: string, line: string) =>
  `<style>@media(prefers-color-scheme:dark){rect{fill:${ground}}g{stroke:${line}}}</style>`;

/** Equally thin at every scale. */
function hairline(attributes: string): string {
  return `<path vector-effect="non-scaling-stroke" ${attributes}/>`;
}

/**
 * The lines of a composition; the first is the signal line, which touches the obstacle and crosses the whole picture.
 */
function linesOf(composition: Composition, random: Random): Line[] {
  const { field, obstacle, spacing } = composition;
  const { near, far } = spacing;
  const bands = layeredNoise(Math.floor(random() * 1e6), 2);
  return streamlines(field, random, {
    ...drawingSize,
    first: [signalLineStart(composition, random)],
    separation: (x, y) => {
      const distance = obstacle(x, y);
      if (distance < 2) return Number.POSITIVE_INFINITY;
      const open = smoothstep(0, 330, distance) * (0.72 + 0.28 * bands(x / 360, y / 170));
      return near + (far - near) * open;
    },
    convergence: 0.5,
    margin: 24,
    minLength: 90,
    maxLength: 2600,
  });
}

/** A point next to the obstacle whose line crosses the whole picture; otherwise the one with the longest line. */
function signalLineStart({ field, obstacle, centre }: Composition, random: Random): Point {
  const side = random() < 0.5 ? -1 : 1;
  const stops = (x: number, y: number) => obstacle(x, y) < 2 || x < 0 || x > drawingSize.width;
  let [best, longest] = [centre, 0];
  for (const off of [9, 16, 26, 40, 60, 90]) {
    for (const direction of [side, -side]) {
      const start = { x: centre.x, y: edgeOf(obstacle, centre, direction) + direction * off };
      const line = trace(field, start, { stride: 6, ahead: 1700, behind: 1700, stops });
      const length = Math.abs((line.at(-1)?.x ?? 0) - (line[0]?.x ?? 0));
      if (length > drawingSize.width * 0.97) return start;
      if (length > longest) [best, longest] = [start, length];
    }
  }
  return best;
}

/** The outermost edge of the obstacle above or below its centre; gaps within are skipped. */
function edgeOf(obstacle: Distance, { x, y }: Point, direction: number): number {
  let edge = y;
  for (let look = y; look > 0 && look < drawingSize.height; look += direction * 3)
    if (obstacle(x, look) < 0) edge = look;
  return edge;
}

/** Brighter next to the obstacle, random elsewhere. */
function opacityIndex(line: Line, { obstacle }: Composition): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < line.length; at += 8) {
    const { x, y } = line[at] ?? { x: 0, y: 0 };
    nearest = Math.min(nearest, obstacle(x, y));
  }
  const { x, y } = line[0] ?? { x: 0, y: 0 };
  const chance = hash(7, Math.round(x), Math.round(y));
  const light = 0.62 * smoothstep(300, 0, nearest) + 0.55 * chance ** 2.2;
  return Math.min(Math.floor(light * opacities.length), opacities.length - 1);
}

/** FNV-1a: similar texts give unrelated numbers. */
function seedOf(words: string): number {
  let sum = 0x811c9dc5;
  for (const letter of words) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/** Maximum points of a line that one curve replaces. */
const MAX_SPAN = 64;
const MIN_SPAN = 3;

/** Path data of cubic curves through a dense polyline, in whole pixels; no point deviates by more than `tolerance`. */
function curveThrough(line: Line, tolerance = 0.8): string {
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
