import { curveThrough } from "./curves.ts";
import { deflectedAlong, waves } from "./field.ts";
import { hairline, seedOf } from "./page-drawing.ts";
import type { Line, Point, Size } from "./point.ts";
import { hash, layeredNoise, randomFrom, smoothstep } from "./random.ts";
import { type Distance, sampledDistance, union } from "./shapes.ts";
import { streamlines } from "./streamlines.ts";
import { wallCell, wallColumns, wallRow } from "./wall-size.ts";

/** A name on a wall of links: the letters of its longest line, and its lines. */
export interface NameSize {
  letters: number;
  lines: number;
}

/** Where names stand: shares of the cell from its middle. `link-wall.css` has the same, in turns of five and of two. */
const wideOffsets: Point[] = [
  { x: -0.05, y: -0.09 },
  { x: 0.04, y: 0.1 },
  { x: -0.02, y: -0.03 },
  { x: 0.05, y: 0.06 },
  { x: -0.06, y: -0.07 },
];
const narrowOffsets: Point[] = [
  { x: -0.12, y: 0 },
  { x: 0.12, y: 0 },
];

/** Opacities of lines; each has one path. */
const opacities = [0.16, 0.32, 0.58, 0.95];

/** Maximum characters of path data of each wall. The shortest lines beyond are omitted. */
const MAX_CHARACTERS = 20_000;

/**
 * One wind around the names of a wall of links, as SVG for `<use>`: the group `a1` has the lines next to the first name
 * on a wide screen, `b1` those on a narrow one; `a` and `b` are the signal line. The page gives the lines their colour.
 */
export function drawWall(seed: string, names: NameSize[]): string {
  const columns = wallColumns(names.length);
  const rows = Math.ceil(names.length / columns);
  const wide: Wall = {
    size: { width: columns * wallCell.width, height: rows * wallCell.height },
    letter: { width: 20, height: 40 },
    centres: names.map((_, at) => {
      const { x, y } = wideOffsets[at % wideOffsets.length] as Point;
      const column = at % columns;
      return {
        x: (column + 0.5 + x) * wallCell.width,
        y: (Math.floor(at / columns) + 0.5 + y) * wallCell.height,
      };
    }),
    spacing: { near: 5.5, far: 16 },
  };
  const narrow: Wall = {
    size: { width: wallRow.width, height: names.length * wallRow.height },
    letter: { width: 16, height: 24 },
    centres: names.map((_, at) => {
      const { x, y } = narrowOffsets[at % narrowOffsets.length] as Point;
      return { x: (0.5 + x) * wallRow.width, y: (at + 0.5 + y) * wallRow.height };
    }),
    spacing: { near: 5.5, far: 13 },
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" fill="none">`,
    ...groupsOf(wide, names, seed, "a"),
    ...groupsOf(narrow, names, seed, "b"),
    "</svg>",
  ].join("");
}

interface Wall {
  size: Size;
  /** Units that a letter takes. */
  letter: Size;
  centres: Point[];
  spacing: { near: number; far: number };
}

/** A group per name, with the lines that come nearest to it. */
function groupsOf({ size, letter, centres, spacing }: Wall, names: NameSize[], seed: string, id: string) {
  const middleOf = (at: number) => centres[at] ?? { x: 0, y: 0 };
  const obstacles = names.map((name, at) => lens(middleOf(at), letter, name));
  const all = sampledDistance(union(...obstacles), size.width, size.height, 4);
  // A line that meets a tip would flutter between its two sides.
  const tips = names.flatMap((name, at) => {
    const { x, y } = middleOf(at);
    const reach = halfSizeOf(letter, name).width + letter.width * 0.6;
    return [
      { x: x - reach, y },
      { x: x + reach, y },
    ];
  });
  const isAtTip = (x: number, y: number) =>
    tips.some((tip) => (x - tip.x) ** 2 + (y - tip.y) ** 2 < (letter.width * 0.7) ** 2);
  const number = seedOf(seed);
  const bands = layeredNoise(number % 1e6, 2);
  // One obstacle after the other: around a union, lines have kinks where two obstacles are equally near.
  const wind = waves({ seed: number, ...size, amplitude: 0.2, direction: 0 });
  const field = obstacles.reduce(
    (flow, obstacle) => deflectedAlong(flow, obstacle, letter.height * 1.4),
    wind,
  );
  const lines = streamlines(field, randomFrom(number), {
    ...size,
    // Each name gets lines, even where its obstacle and the next ones leave no way for others.
    first: names.flatMap((name, at) => {
      const { x, y } = middleOf(at);
      const { height } = halfSizeOf(letter, name);
      return [
        { x, y: y - height - 5 },
        { x, y: y + height + 5 },
      ];
    }),
    separation: (x, y) => {
      const distance = all(x, y);
      if (distance < 3 || isAtTip(x, y)) return Number.POSITIVE_INFINITY;
      const open = smoothstep(0, 120, distance) * (0.72 + 0.28 * bands(x / 360, y / 170));
      return spacing.near + (spacing.far - spacing.near) * open;
    },
    convergence: 0.5,
    margin: 24,
    minLength: 70,
    maxLength: 2000,
  });
  const data = names.map(() => opacities.map(() => ""));
  let room = MAX_CHARACTERS;
  lines.sort((one, other) => other.length - one.length);
  // On a narrow screen the rows part, so the signal line is one of the first row.
  const thread = lines.find((line) => id === "a" || nearestName(line, obstacles).name === 0) ?? [];
  for (const line of lines) {
    if (line === thread) continue;
    const curve = curveThrough(line);
    room -= curve.length;
    const { name, distance } = nearestName(line, obstacles);
    const paths = data[name];
    if (room > 0 && paths) paths[toneOf(line, distance)] += curve;
  }
  const groups = data.map((paths, at) => {
    const drawn = paths.map((path, tone) => hairline(`stroke-opacity="${opacities[tone]}" d="${path}"`));
    return `<g id="${id}${at + 1}">${drawn.join("")}</g>`;
  });
  return [...groups, hairline(`id="${id}" d="${curveThrough(thread)}"`)];
}

/** The intersection of two discs, pointed at both ends: a name stands in it, and what its link opens. */
function lens({ x, y }: Point, letter: Size, name: NameSize): Distance {
  const { width, height } = halfSizeOf(letter, name);
  const radius = (width ** 2 + height ** 2) / (2 * height);
  // The other disc is always nearer. Math.hypot is several times slower.
  return (px, py) => Math.sqrt((px - x) ** 2 + (Math.abs(py - y) + radius - height) ** 2) - radius;
}

function halfSizeOf(letter: Size, { letters, lines }: NameSize): Size {
  return {
    width: letter.width * Math.min(7 + letters * 0.16, 8.9),
    height: letter.height * (2 + lines * 0.32),
  };
}

function nearestName(line: Line, obstacles: Distance[]): { name: number; distance: number } {
  let nearest = { name: 0, distance: Number.POSITIVE_INFINITY };
  for (let at = 0; at < line.length; at += 8) {
    const { x, y } = line[at] ?? { x: 0, y: 0 };
    for (const [name, obstacle] of obstacles.entries()) {
      const distance = obstacle(x, y);
      if (distance < nearest.distance) nearest = { name, distance };
    }
  }
  return nearest;
}

/** Brighter next to a name, random elsewhere. */
function toneOf(line: Line, distance: number): number {
  const { x, y } = line[0] ?? { x: 0, y: 0 };
  const light = 0.7 * smoothstep(110, 0, distance) + 0.5 * hash(7, Math.round(x), Math.round(y)) ** 2.2;
  return Math.min(Math.floor(light * opacities.length), opacities.length - 1);
}
