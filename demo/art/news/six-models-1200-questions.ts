import type { Line } from "../../../app/flow-field/point.ts";
import { smoothstep } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { paper } from "../lines/sheet.ts";

/** For six models, the share of their 100 lines that stay on course; the others fall. */
const steadiness = [0.91, 0.88, 0.84, 0.79, 0.71, 0.64];

export const sixModels: Composition = {
  palette: paper,
  seed: 501,
  draw({ width, height, random, palette }) {
    const start = { x: -30, y: height * 0.5 };
    const lines = steadiness.flatMap((steady, model) => {
      const goal = height * (0.1 + (model / 5) * 0.8);
      return many(100, (question, share): { line: Line; isHeld: boolean; isBest: boolean } => {
        const isHeld = random() < steady;
        const lets = 0.45 + random() * 0.45;
        const side = share - 0.5;
        const line = plotted(120, (along) => {
          const y =
            start.y +
            (goal - start.y) * smoothstep(0.02, 0.5, along) +
            side * 66 * smoothstep(0.04, 0.5, along);
          const fall = isHeld ? 0 : Math.max(along - lets, 0) ** 1.8 * 900 * (side + 0.08 > 0 ? 1 : -1);
          return { x: start.x + along * (width + 60), y: y + fall };
        });
        const end = Math.round((lets + 0.2) * 120);
        return {
          line: isHeld ? line : line.slice(0, end),
          isHeld,
          isBest: model === 0 && question % 12 === 0,
        };
      });
    });
    const held = lines.filter(({ isHeld }) => isHeld);
    const lost = lines.filter(({ isHeld }) => !isHeld);
    return [
      ...drawn(
        held.map(({ line }) => line),
        random,
        palette,
        {
          weight: [0.6, 0.9],
          alpha: [0.14, 0.42],
          hot: (_, position) => held[position]?.isBest ?? false,
          hotWeight: 0.6,
        },
      ),
      ...drawn(
        lost.map(({ line }) => line),
        random,
        palette,
        { weight: [0.8, 1.1], alpha: [0.4, 0.8], ending: 110 },
      ),
    ];
  },
};
