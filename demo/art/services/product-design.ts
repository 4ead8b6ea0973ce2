import { layeredNoise, smoothstep } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { paper } from "../lines/sheet.ts";

/** Many attempts at one curve that improve from left to right. */
export const productDesign: Composition = {
  palette: paper,
  seed: 402,
  draw({ width, height, random, palette }) {
    const hand = layeredNoise(56, 3);
    const ideal = (share: number) => height * (0.5 + 0.3 * Math.sin(share * Math.PI * 1.9 - 0.5));
    const attempts = many(90, (attempt) =>
      plotted(220, (share) => {
        const doubt = 1 - smoothstep(0.02, 0.9, share);
        const y =
          ideal(share) +
          330 * doubt ** 1.5 * hand(share * 3.2 + attempt * 3.7, attempt * 0.61) +
          (attempt - 45) * 0.22;
        return { x: -20 + share * (width + 40), y };
      }),
    );
    const final = plotted(220, (share) => ({ x: -20 + share * (width + 40), y: ideal(share) }));
    const frame = [0.9].map((share) => ({ x: share * width, y: ideal(share) }));
    const handles = frame.flatMap(({ x, y }) => {
      const slope = (ideal(0.905) - ideal(0.895)) / (0.01 * width);
      const reach = 150;
      return [
        [
          { x: x - reach, y: y - reach * slope },
          { x: x + reach, y: y + reach * slope },
        ],
        square(x - reach, y - reach * slope),
        square(x + reach, y + reach * slope),
        square(x, y),
      ];
    });
    return [
      ...drawn(attempts, random, palette, { weight: [0.6, 1], alpha: [0.08, 0.4] }),
      ...drawn([final], random, palette, { weight: [1.6, 1.6], hot: 1 }),
      ...drawn(handles, random, palette, { weight: [1.2, 1.2], alpha: [0.9, 1], isSharp: true }),
    ];
  },
};

function square(x: number, y: number) {
  const half = 6;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
    { x: x - half, y: y - half },
  ];
}
