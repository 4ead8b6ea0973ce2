import { smoothstep } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

const gates = [0.2, 0.4, 0.6, 0.8];

/** Visitors on their way to the checkout; at every gate some leave. */
export const eCommerce: Composition = {
  palette: ink,
  seed: 302,
  draw({ width, height, random, palette }) {
    const ways = many(150, (_, share) => {
      const lane = share - 0.5;
      const leaves = gates[Math.floor(Math.abs(lane) < 0.06 ? 9 : random() * 5.2 - Math.abs(lane) * 3 + 0.6)];
      return plotted(130, (along) => {
        const x = along * (width + 90) - 70;
        const narrowing = 1 - 0.86 * smoothstep(0.02, 0.86, along);
        const wave = Math.sin(along * 9 + 1) * 14 * (1 - along);
        const away = leaves === undefined ? 0 : Math.max(along - leaves, 0) ** 1.7 * 1500 * Math.sign(lane);
        return { x, y: height * (0.5 + lane * 1.25 * narrowing) + wave + away };
      }).filter(({ x }) => leaves === undefined || x < (leaves + 0.17) * width - 70);
    });
    const posts = gates.map((gate) => {
      const half = height * 0.625 * (1 - 0.86 * smoothstep(0.02, 0.86, gate)) + 16;
      return [
        { x: gate * width, y: height / 2 - half },
        { x: gate * width, y: height / 2 + half },
      ];
    });
    return [
      ...drawn(ways, random, palette, {
        weight: [0.7, 1.1],
        alpha: [0.16, 0.62],
        hot: (way, position) => (way.at(-1)?.x ?? 0) > width - 1 && position % 5 === 0,
        ending: 60,
      }),
      ...drawn(posts, random, palette, { weight: [1, 1], alpha: [0.35, 0.45] }),
    ];
  },
};
