import type { Point } from "./point.ts";
import { between, randomFrom } from "./random.ts";
import type { Distance } from "./shapes.ts";

/** The direction of the air at a point; its length does not matter. */
export type Field = (x: number, y: number) => Point;

export interface Waves {
  seed: number;
  /** Pixels: the picture the waves are laid out for. */
  width: number;
  height: number;
  /** How many waves, and how far (radians) the strongest may turn the air. */
  count?: number;
  swing?: number;
  /** Radians: where the air goes without any wave; negative climbs. */
  heading?: number;
  /** How many waves fit into the picture: 1 is long and calm, 3 is restless. */
  pace?: number;
  /** A share of the loop, 0 to 1; the field at 1 is the field at 0. */
  time?: number;
  /** How far (radians) each wave rocks during the loop. */
  rock?: number;
}

/** Long waves over a steady heading: the air of the whole site. */
export function waves({
  seed,
  width,
  height,
  count = 5,
  swing = 0.75,
  heading = -0.12,
  pace = 1,
  time = 0,
  rock = 0.5,
}: Waves): Field {
  const random = randomFrom(seed);
  const turn = time * Math.PI * 2;
  const parts = Array.from({ length: count }, () => {
    const [x, y, start] = [random() * 6.28, random() * 6.28, random() * 6.28];
    return {
      x: x + rock * Math.sin(turn + start),
      y: y + rock * 0.7 * Math.cos(turn + start * 1.7),
      across: between(random, 0.6, 2.5) * pace,
      down: between(random, 0.6, 2.5) * pace,
      swing: between(random, 0.33, 1) * swing,
    };
  });
  return (x, y) => {
    const u = (x / width) * 3;
    const v = (y / height) * 2;
    let angle = heading;
    for (const part of parts) {
      angle += part.swing * Math.sin(part.across * u + part.x) * Math.cos(part.down * v + part.y);
    }
    return { x: Math.cos(angle), y: Math.sin(angle) };
  };
}

/** The same direction everywhere. */
export function steady(angle: number): Field {
  const direction = { x: Math.cos(angle), y: Math.sin(angle) };
  return () => direction;
}

/** Air that turns around a point; positive strength turns clockwise on the page. */
export function whirl(centre: Point, reach: number, strength: number): Field {
  return (x, y) => {
    const dx = x - centre.x;
    const dy = y - centre.y;
    const far = Math.hypot(dx, dy) + 1e-6;
    const speed = (strength * Math.exp(-((far / reach) ** 2))) / far;
    return { x: -dy * speed, y: dx * speed };
  };
}

/** Air that leaves a point in all directions, or gathers in it when the strength is negative. */
export function spring(centre: Point, reach: number, strength: number): Field {
  return (x, y) => {
    const dx = x - centre.x;
    const dy = y - centre.y;
    const far = Math.hypot(dx, dy) + 1e-6;
    const speed = (strength * Math.exp(-((far / reach) ** 2))) / far;
    return { x: dx * speed, y: dy * speed };
  };
}

/** Several fields at once. */
export function together(...fields: Field[]): Field {
  return (x, y) => {
    const sum = { x: 0, y: 0 };
    for (const field of fields) {
      const part = field(x, y);
      sum.x += part.x;
      sum.y += part.y;
    }
    return sum;
  };
}

/**
 * The field parted around a shape: near its edge the air follows the edge, inside it is pushed out.
 * `reach` is the distance in pixels over which the air takes notice.
 */
export function parted(field: Field, shape: Distance, reach: number): Field {
  const step = 0.75;
  return (x, y) => {
    const far = shape(x, y);
    const air = field(x, y);
    if (far > reach * 4) return air;
    const nx = shape(x + step, y) - shape(x - step, y);
    const ny = shape(x, y + step) - shape(x, y - step);
    const length = Math.hypot(nx, ny) || 1;
    const [outX, outY] = [nx / length, ny / length];
    const into = air.x * outX + air.y * outY;
    const hold = far > 0 ? Math.exp(-((far / reach) ** 2)) : 1;
    const push = far > 0 ? 0 : Math.min(-far / reach, 1);
    return { x: air.x - outX * into * hold + outX * push, y: air.y - outY * into * hold + outY * push };
  };
}

/**
 * The field around a shape as a flow without friction runs around a disc of this radius: slowed down in front of it,
 * squeezed and fast beside it. Inside it is pushed out.
 */
export function around(field: Field, shape: Distance, radius: number): Field {
  const step = 2;
  return (x, y) => {
    const far = shape(x, y);
    const air = field(x, y);
    if (far > radius * 5) return air;
    const nx = shape(x + step, y) - shape(x - step, y);
    const ny = shape(x, y + step) - shape(x, y - step);
    const length = Math.sqrt(nx * nx + ny * ny) || 1;
    const outX = nx / length;
    const outY = ny / length;
    const into = air.x * outX + air.y * outY;
    const hold = (radius / (radius + Math.max(far, 0))) ** 2;
    const push = far > 0 ? 0 : Math.min(-far / 10, 1);
    return {
      x: air.x * (1 + hold) - outX * into * 2 * hold + outX * push,
      y: air.y * (1 + hold) - outY * into * 2 * hold + outY * push,
    };
  };
}
