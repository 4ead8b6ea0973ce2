/** Returns numbers from 0 (inclusive) to 1 (exclusive); the sequence depends only on the seed. */
export type Random = () => number;

/** A small random number generator by Tommy Ettinger (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a random number between `low` and `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A hash of integer coordinates, deterministic per seed. */
export function hash(seed: number, x: number, y = 0): number {
  let mixed = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 974634777);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from −1 to 1 with a feature size of 1. */
type Noise = (x: number, y: number) => number;

/** Value noise with quintic interpolation between integer positions. */
function noiseFrom(seed: number): Noise {
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const down = ease(y - top);
    const upper = mix(hash(seed, left, top), hash(seed, left + 1, top), across);
    const lower = mix(hash(seed, left, top + 1), hash(seed, left + 1, top + 1), across);
    return mix(upper, lower, down) * 2 - 1;
  };
}

/** Fractal noise: each octave has half the size and half the amplitude of the one before. */
export function layeredNoise(seed: number, layers: number): Noise {
  const noises = Array.from({ length: layers }, (_, layer) => noiseFrom(seed + layer * 101));
  const total = 2 - 2 ** (1 - layers);
  return (x, y) =>
    noises.reduce((sum, noise, layer) => sum + noise(x * 2 ** layer, y * 2 ** layer) / 2 ** layer, 0) / total;
}

/** Linear interpolation. */
function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high`, smooth between; `low` may be greater than `high`. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = Math.min(Math.max((value - low) / (high - low), 0), 1);
  return share * share * (3 - 2 * share);
}

function ease(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}
