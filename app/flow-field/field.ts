import type { Point } from "./point.ts";
import { between, randomFrom } from "./random.ts";
import type { Distance } from "./shapes.ts";

/** The flow direction at a point; the vector's length is ignored. */
export type Field = (x: number, y: number) => Point;

interface Waves {
  seed: number;
  /** Pixels of the picture for which the waves are laid out. */
  width: number;
  height: number;
  /** The number of waves, and the maximum deflection by the strongest in radians. */
  count?: number;
  amplitude?: number;
  /** Base direction in radians; negative values point upwards. */
  direction?: number;
  /** Waves per picture: 1 is long and calm, 3 is restless. */
  frequency?: number;
  /** Position in the loop, 0 to 1; the field at 1 equals the field at 0. */
  time?: number;
  /** Amplitude in radians by which each wave oscillates during the loop. */
  oscillation?: number;
}

/** Long waves over a base direction: the flow field of the whole site. */
export function waves({
  seed,
  width,
  height,
  count = 5,
  amplitude = 0.75,
  direction = -0.12,
  frequency = 1,
  time = 0,
  oscillation = 0.5,
}: Waves): Field {
  const random = randomFrom(seed);
  const turn = time * Math.PI * 2;
  const parts = Array.from({ length: count }, () => {
    const [x, y, start] = [random() * 6.28, random() * 6.28, random() * 6.28];
    return {
      x: x + oscillation * Math.sin(turn + start),
      y: y + oscillation * 0.7 * Math.cos(turn + start * 1.7),
      across: between(random, 0.6, 2.5) * frequency,
      down: between(random, 0.6, 2.5) * frequency,
      amplitude: between(random, 0.33, 1) * amplitude,
    };
  });
  return (x, y) => {
    const u = (x / width) * 3;
    const v = (y / height) * 2;
    let angle = direction;
    for (const part of parts) {
      angle += part.amplitude * Math.sin(part.across * u + part.x) * Math.cos(part.down * v + part.y);
    }
    return { x: Math.cos(angle), y: Math.sin(angle) };
  };
}

/** A uniform direction. */
export function uniform(angle: number): Field {
  const direction = { x: Math.cos(angle), y: Math.sin(angle) };
  return () => direction;
}

/** A vortex around a point; positive strength is clockwise on screen. */
export function vortex(centre: Point, reach: number, strength: number): Field {
  return (x, y) => {
    const dx = x - centre.x;
    const dy = y - centre.y;
    const far = Math.hypot(dx, dy) + 1e-6;
    const speed = (strength * Math.exp(-((far / reach) ** 2))) / far;
    return { x: -dy * speed, y: dx * speed };
  };
}

/** A source; with negative strength a sink. */
export function pointSource(centre: Point, reach: number, strength: number): Field {
  return (x, y) => {
    const dx = x - centre.x;
    const dy = y - centre.y;
    const far = Math.hypot(dx, dy) + 1e-6;
    const speed = (strength * Math.exp(-((far / reach) ** 2))) / far;
    return { x: dx * speed, y: dy * speed };
  };
}

/** The sum of several fields. */
export function sumOf(...fields: Field[]): Field {
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
export function deflectedAlong(field: Field, shape: Distance, reach: number): Field {
  const step = 0.75;
  return (x, y) => {
    const far = shape(x, y);
    const vector = field(x, y);
    if (far > reach * 4) return vector;
    const nx = shape(x + step, y) - shape(x - step, y);
    const ny = shape(x, y + step) - shape(x, y - step);
    const length = Math.hypot(nx, ny) || 1;
    const [outX, outY] = [nx / length, ny / length];
    const into = vector.x * outX + vector.y * outY;
    const hold = far > 0 ? Math.exp(-((far / reach) ** 2)) : 1;
    const push = far > 0 ? 0 : Math.min(-far / reach, 1);
    return { x: vector.x - outX * into * hold + outX * push, y: vector.y - outY * into * hold + outY * push };
  };
}

/**
 * Deflects a field around a shape like potential flow around a disc of this radius: slow in front of it, fast beside
 * it. Inside it points outwards.
 */
export function deflectedAround(field: Field, shape: Distance, radius: number): Field {
  const step = 2;
  return (x, y) => {
    const far = shape(x, y);
    const vector = field(x, y);
    if (far > radius * 5) return vector;
    const nx = shape(x + step, y) - shape(x - step, y);
    const ny = shape(x, y + step) - shape(x, y - step);
    const length = Math.sqrt(nx * nx + ny * ny) || 1;
    const outX = nx / length;
    const outY = ny / length;
    const into = vector.x * outX + vector.y * outY;
    const hold = (radius / (radius + Math.max(far, 0))) ** 2;
    const push = far > 0 ? 0 : Math.min(-far / 10, 1);
    return {
      x: vector.x * (1 + hold) - outX * into * 2 * hold + outX * push,
      y: vector.y * (1 + hold) - outY * into * 2 * hold + outY * push,
    };
  };
}
