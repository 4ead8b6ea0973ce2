import { deflectedAround, type Field, pointSource, sumOf, vortex, waves } from "./field.ts";
import type { Point, Size } from "./point.ts";
import { between, type Random } from "./random.ts";
import {
  box,
  circle,
  type Distance,
  type Outline,
  outlined,
  polygon,
  sampledDistance,
  smoothUnion,
  union,
} from "./shapes.ts";

/** The parts of a page's generated art. */
export interface Composition {
  field: Field;
  /** The shape that the lines part around. */
  obstacle: Distance;
  centre: Point;
  /** Pixels between lines, next to the obstacle and far from it. */
  spacing: { near: number; far: number };
}

/** Creates a shape around `centre`; `unit` is about half of its height in pixels. */
export type MakeShape = (centre: Point, unit: number, random: Random) => Distance;

const shapes: MakeShape[] = [
  ...[disc, gate, slab, stairs, crescent, colonnade, wedge, scattered, lens],
  ...[halfDisc, manySided, chain, dots, cross, arch, chart],
];

/**
 * Chooses an obstacle, unless it is given, the flow around it and the line density with `random`. `outline` is one more
 * shape to choose from.
 */
export function compose(
  { width, height }: Size,
  random: Random,
  { given, outline }: { given?: MakeShape | undefined; outline?: Outline | undefined },
): Composition {
  // Within the middle of the picture, the only part that phones show.
  const centre = { x: width * between(random, 0.4, 0.62), y: height * between(random, 0.4, 0.6) };
  const choice = outline ? [...shapes, own(outline)] : shapes;
  const shape = given ?? choice[Math.floor(random() * choice.length)] ?? disc;
  const unit = height * between(random, 0.22, 0.3);
  const obstacle = sampledDistance(shape(centre, unit, random), width, height, 5);
  const long = waves({
    seed: Math.floor(random() * 2 ** 31),
    width,
    height,
    amplitude: between(random, 0.28, 0.62),
    direction: between(random, -0.5, 0.4),
    frequency: between(random, 0.6, 1.25),
  });
  const near = between(random, 8, 10.5);
  return {
    field: deflectedAround(sumOf(long, disturbance({ width, height }, centre, random)), obstacle, unit * 0.8),
    obstacle,
    centre,
    spacing: { near, far: near * between(random, 2, 3) },
  };
}

/** A vortex or a source beside the obstacle, or nothing. */
function disturbance({ width, height }: Size, { x }: Point, random: Random): Field {
  const [kind, side, place] = [random(), random(), random()];
  const at = {
    x: x + (side < 0.5 ? -1 : 1) * width * between(random, 0.24, 0.36),
    y: height * (0.15 + 0.7 * place),
  };
  const strength = between(random, 0.9, 1.5) * (random() < 0.5 ? -1 : 1);
  if (kind < 0.45) return vortex(at, height * 0.34, strength);
  if (kind < 0.65) return pointSource(at, height * 0.4, Math.abs(strength) * 0.7);
  return () => ({ x: 0, y: 0 });
}

/** The figures 404, for the not-found page. */
export function notFoundFigures({ x, y }: Point, unit: number): Distance {
  const step = unit * 1.75;
  return union(four({ x: x - step, y }, unit), zero({ x, y }, unit), four({ x: x + step, y }, unit));
}

function four({ x, y }: Point, unit: number): Distance {
  const stem = box({ x: x + unit * 0.3, y }, { x: unit * 0.13, y: unit }, 2);
  const bar = box({ x: x - unit * 0.05, y: y + unit * 0.42 }, { x: unit * 0.68, y: unit * 0.13 }, 2);
  const diagonal = polygon([
    { x: x + unit * 0.17, y: y - unit },
    { x: x + unit * 0.43, y: y - unit },
    { x: x - unit * 0.41, y: y + unit * 0.42 },
    { x: x - unit * 0.73, y: y + unit * 0.42 },
  ]);
  return union(stem, bar, diagonal);
}

function zero(centre: Point, unit: number): Distance {
  const outer = box(centre, { x: unit * 0.66, y: unit }, unit * 0.64);
  const inner = box(centre, { x: unit * 0.4, y: unit * 0.74 }, unit * 0.38);
  return (px, py) => Math.max(outer(px, py), -inner(px, py));
}

function disc(centre: Point, unit: number): Distance {
  return circle(centre, unit);
}

/** Two discs with a narrow gap. */
function gate({ x, y }: Point, unit: number, random: Random): Distance {
  const radius = unit * between(random, 0.5, 0.62);
  const gap = radius + unit * between(random, 0.1, 0.2);
  const lean = unit * between(random, -0.4, 0.4);
  return smoothUnion(
    circle({ x: x - lean, y: y - gap }, radius),
    circle({ x: x + lean, y: y + gap }, radius),
  );
}

function slab(centre: Point, unit: number, random: Random): Distance {
  return box(centre, { x: unit * 0.42, y: unit * 1.15 }, 4, between(random, -0.9, 0.9));
}

/** Three plates in ascending or descending steps. */
function stairs({ x, y }: Point, unit: number, random: Random): Distance {
  const rise = random() < 0.5 ? 1 : -1;
  const plates = [-1, 0, 1].map((step) =>
    box({ x: x + step * unit * 1.1, y: y + step * rise * unit * 0.62 }, { x: unit * 0.46, y: unit * 0.2 }, 2),
  );
  return smoothUnion(...plates);
}

function crescent({ x, y }: Point, unit: number, random: Random): Distance {
  const turn = between(random, -0.8, 0.8);
  const outer = circle({ x, y }, unit);
  const bite = circle(
    { x: x + Math.cos(turn) * unit * 0.55, y: y + Math.sin(turn) * unit * 0.55 },
    unit * 0.78,
  );
  return (px, py) => Math.max(outer(px, py), -bite(px, py));
}

/** Thin bars in a row, of unequal length. */
function colonnade({ x, y }: Point, unit: number, random: Random): Distance {
  const bars = [-2, -1, 0, 1, 2].map((step) =>
    box({ x: x + step * unit * 0.58, y }, { x: unit * 0.07, y: unit * between(random, 0.45, 1.15) }, 2),
  );
  return smoothUnion(...bars);
}

function wedge({ x, y }: Point, unit: number, random: Random): Distance {
  const turn = between(random, -0.35, 0.35);
  const corners = [Math.PI, 0.62, -0.62].map((angle) => ({
    x: x + Math.cos(angle + turn) * unit * 1.25,
    y: y + Math.sin(angle + turn) * unit * 1.25,
  }));
  return polygon(corners);
}

/** Discs of decreasing size, scattered around the centre. */
function scattered({ x, y }: Point, unit: number, random: Random): Distance {
  const start = random() * Math.PI * 2;
  const discs = [0.5, 0.36, 0.3, 0.22, 0.16, 0.12].map((size, position) => {
    const angle = start + position * 2.4;
    const far = unit * (position === 0 ? 0 : 0.75 + 0.16 * position);
    return circle({ x: x + Math.cos(angle) * far * 1.3, y: y + Math.sin(angle) * far * 0.8 }, unit * size);
  });
  return smoothUnion(...discs);
}

/** The brand's own shape. */
const own = (outline: Outline) => (centre: Point, unit: number, random: Random) =>
  outlined(outline, centre, unit, between(random, -0.18, 0.27));

/** The intersection of two discs: pointed at both ends. */
function lens({ x, y }: Point, unit: number, random: Random): Distance {
  const turn = between(random, -0.5, 0.5) + Math.PI / 2;
  const [dx, dy] = [Math.cos(turn) * unit * 1.1, Math.sin(turn) * unit * 1.1];
  const [one, other] = [
    circle({ x: x + dx, y: y + dy }, unit * 1.65),
    circle({ x: x - dx, y: y - dy }, unit * 1.65),
  ];
  return (px, py) => Math.max(one(px, py), other(px, py));
}

function halfDisc({ x, y }: Point, unit: number, random: Random): Distance {
  const turn = between(random, -0.6, 0.6) + (random() < 0.5 ? Math.PI : 0);
  const whole = circle({ x, y }, unit * 1.1);
  return (px, py) => Math.max(whole(px, py), -(px - x) * Math.sin(turn) + (py - y) * Math.cos(turn));
}

/** A regular polygon with four to seven sides. */
function manySided({ x, y }: Point, unit: number, random: Random): Distance {
  const sides = 4 + Math.floor(random() * 4);
  const turn = random() * Math.PI;
  const corners = Array.from({ length: sides }, (_, side) => {
    const angle = turn + (side / sides) * Math.PI * 2;
    return { x: x + Math.cos(angle) * unit, y: y + Math.sin(angle) * unit };
  });
  return polygon(corners);
}

/** Discs in a row, increasing in size. */
function chain({ x, y }: Point, unit: number, random: Random): Distance {
  const turn = between(random, -0.4, 0.4);
  const growth = random() < 0.5 ? 1 : -1;
  const discs = [-2, -1, 0, 1, 2].map((step) => {
    const far = step * unit * 0.82;
    const at = { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far };
    return circle(at, unit * (0.3 + 0.08 * step * growth));
  });
  return smoothUnion(...discs);
}

/** Small discs in a grid. */
function dots({ x, y }: Point, unit: number, random: Random): Distance {
  const columns = 3 + Math.floor(random() * 3);
  const gap = unit * 0.74;
  const discs = Array.from({ length: columns * 3 }, (_, position) => {
    const [column, row] = [position % columns, Math.floor(position / columns)];
    return circle({ x: x + (column - (columns - 1) / 2) * gap, y: y + (row - 1) * gap }, unit * 0.17);
  });
  return smoothUnion(...discs);
}

function cross(centre: Point, unit: number, random: Random): Distance {
  const turn = between(random, 0, Math.PI / 2);
  const arm = { x: unit * 1.05, y: unit * 0.2 };
  return smoothUnion(box(centre, arm, 2, turn), box(centre, arm, 2, turn + Math.PI / 2));
}

/** A block with a round opening. */
function arch({ x, y }: Point, unit: number): Distance {
  const body = box({ x, y }, { x: unit * 0.95, y: unit }, 2);
  const opening = union(
    circle({ x, y: y + unit * 0.1 }, unit * 0.5),
    box({ x, y: y + unit * 0.7 }, { x: unit * 0.5, y: unit * 0.6 }),
  );
  return (px, py) => Math.max(body(px, py), -opening(px, py));
}

/** Horizontal bars of unequal length from a common edge. */
function chart({ x, y }: Point, unit: number, random: Random): Distance {
  const bars = [-1.5, -0.5, 0.5, 1.5].map((row) => {
    const half = unit * between(random, 0.4, 1.2);
    return box({ x: x - unit * 1.2 + half, y: y + row * unit * 0.56 }, { x: half, y: unit * 0.13 }, 2);
  });
  return smoothUnion(...bars);
}
