import type { Line } from "../../../app/flow-field/point.ts";
import { hash } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { sand } from "../lines/sheet.ts";

const words = 56;

/** A model's attention: arcs between the words of one sentence. */
export const aiEngineering: Composition = {
  palette: sand,
  seed: 405,
  draw({ width, height, random, palette }) {
    const base = height * 0.86;
    const placeOf = (word: number) => width * (0.05 + 0.9 * (word / (words - 1)));
    const arcs: { line: Line; weight: number; from: number; to: number }[] = [];
    for (let from = 0; from < words; from++) {
      for (let to = from + 1; to < words; to++) {
        const weight =
          hash(12, from, to) ** 2 * Math.exp(-(to - from) / 24) + (hash(99, to) > 0.9 ? 0.12 : 0);
        if (weight < 0.2) continue;
        const [left, right] = [placeOf(from), placeOf(to)];
        const half = (right - left) / 2;
        const tall = Math.min(half * 0.92, height * 0.4 + half * 0.42);
        const line = plotted(60, (share) => ({
          x: left + half - half * Math.cos(share * Math.PI),
          y: base - tall * Math.sin(share * Math.PI),
        }));
        arcs.push({ line, weight, from, to });
      }
    }
    const ticks = many(words, (word) => [
      { x: placeOf(word), y: base + 8 },
      { x: placeOf(word), y: base + 8 + 10 + 26 * hash(4, word) },
    ]);
    return [
      ...drawn(
        arcs.map(({ line }) => line),
        random,
        palette,
        {
          weight: [0.8, 1.1],
          alpha: (_, __, position) => 0.08 + 0.55 * Math.min((arcs[position]?.weight ?? 0) * 1.1, 1),
          hot: (_, position) => arcs[position]?.to === 41,
          hotWeight: 0.7,
        },
      ),
      ...drawn(ticks, random, palette, { weight: [2, 2], alpha: [0.7, 0.9], hot: (_, word) => word === 41 }),
    ];
  },
};
