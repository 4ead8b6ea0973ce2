import type { Point } from "./point.ts";
import { between, randomFrom } from "./random.ts";
import type { Distance } from "./shapes.ts";

/** The flow direction at a point; the vector's length is ignored. */
export type Field = (x: number, y: number) => Point;

export interface Waves {
  seed: number;
  /** Pixels of the picture for which the waves are laid out. */
  width: number;
  height: number;
  /** The number of waves, and the maximum deflection by the strongest in radians. */
  count?: number;
  swing?: number;
  /** Base direction in radians; negative values point upwards. */
  heading?: number;
  /** Waves per picture: 1 is long and calm, 3 is restless. */
  pace?: number;
  /** Position in the loop, 0 to 1; the field at 1 equals the field at 0. */
  time?: number;
  /** Amplitude in radians by which each wave oscillates during the loop. */
  rock?: number;
}

/** Long waves over a base direction: the flow field of the whole site. */
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

/** A uniform direction. */
export function steady(angle: number): Field {
  const direction = { x: Math.cos(angle), y: Math.sin(angle) };
  return () => direction;
}

/** A vortex around a point; positive strength is clockwise on screen. */
export function whirl(centre: Point, reach: number, strength: number): Field {
  return (x, y) => {
    const dx = x - centre.x;
    const dy = y - centre.y;
    const far = Math.hypot(dx, dy) + 1e-6;
    const speed = (strength * Math.exp(-((far / reach) ** 2))) / far;
    return { x: -dy * speed, y: dx * speed };
  };
}

/** A source; with negative strength a sink. */
export function spring(centre: Point, reach: number, strength: number): Field {
  return (x, y) => {
    const dx = x - centre.x;
    const dy = y - centre.y;
    const far = Math.hypot(dx, dy) + 1e-6;
    const speed = (strength * Math.exp(-((far / reach) ** 2))) / far;
    return { x: dx * speed, y: dy * speed };
  };
}

/** The sum of several fields. */
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
 * Deflects a field around a shape: near its edge the flow follows the edge, inside it points outwards. `reach` is the
 * distance of influence in pixels.
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
 * Deflects a field around a shape like potential flow around a disc of this radius: slow in front of it, fast beside
 * it. Inside it points outwards.
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
