import { hash } from "./random.ts";

/** Smooth noise from −1 to 1 with a feature size of 1. */
export type Noise = (x: number, y: number) => number;

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
