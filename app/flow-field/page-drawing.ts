import { type Composition, compose, type MakeShape } from "./compositions.ts";
import { curveThrough } from "./curves.ts";
import type { Line, Point } from "./point.ts";
import { hash, layeredNoise, type Random, randomFrom, smoothstep } from "./random.ts";
import type { Distance, Outline } from "./shapes.ts";
import { streamlines, trace } from "./streamlines.ts";

/** The proportions of the widest banner; see `Figure`. */
const drawingSize = { width: 1920, height: 771 };

/** Increment it when the art changes: it is part of the addresses, which caches keep for a year. */
export const drawingVersion = 5;

/** What a drawing takes from the brand: a ground, the colour of its lines and the signal, and perhaps its shape. */
export interface DrawingLook {
  ink: string;
  paper: string;
  sand: string;
  signal: string;
  /** The brand's own shape, if it has one. */
  outline?: Outline | undefined;
}

interface Ground {
  ground: string;
  line: string;
}

function groundsOf({ ink, paper, sand }: DrawingLook): [Ground, Ground, Ground] {
  return [
    { ground: ink, line: paper },
    { ground: sand, line: ink },
    { ground: paper, line: ink },
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
export function drawPage(seed: string, look: DrawingLook, shape?: MakeShape): string {
  const { width, height } = drawingSize;
  const random = randomFrom(seedOf(seed));
  const grounds = groundsOf(look);
  const { ground, line } = grounds[chooseGround(random)] ?? grounds[0];
  const composition = compose(drawingSize, random, { given: shape, outline: look.outline });
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
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<g fill="none" stroke="${line}">`,
    ...opacities.map((opacity, tone) => hairline(`stroke-opacity="${opacity}" d="${data[tone]}"`)),
    hairline(`stroke="${look.signal}" stroke-width="2" d="${curveThrough(thread ?? [])}"`),
    "</g></svg>",
  ].join("");
}

/** The first choice of a drawing, by its seed. */
const chooseGround = (random: Random) => Math.floor(random() * 3);

/** Whether a drawing is ink on paper or sand, which the dark theme inverts (`.paper-art` in app/site/dark.css). */
export function isOnPaper(seed: string): boolean {
  return chooseGround(randomFrom(seedOf(seed))) > 0;
}

/** Equally thin at every scale. */
export function hairline(attributes: string): string {
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
export function seedOf(words: string): number {
  let sum = 0x811c9dc5;
  for (const letter of words) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}
