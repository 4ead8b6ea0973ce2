import type { Line, Point } from "../../../app/flow-field/point.ts";
import { between, type Random } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** Number of branches at a fork, by depth. */
const forks: [number, number][] = [
  [4, 5],
  [2.6, 4.4],
  [1.6, 3.4],
  [1.5, 3.2],
  [1, 2.6],
];

/** A DOM tree: one root, many leaves, one selected path. */
export const webDevelopment: Composition = {
  palette: ink,
  seed: 403,
  draw({ width, height, random, palette }) {
    const depths = [0, 0.14, 0.33, 0.55, 0.78, 1.02].map((share) => -10 + share * width);
    const branches: { line: Line; level: number; isLooked: boolean }[] = [];
    grow({ x: depths[0] ?? 0, y: height * 0.52 }, -0.06 * height, 1.06 * height, 0, true);
    return drawn(
      branches.map(({ line }) => line),
      random,
      palette,
      {
        weight: [0.7, 1.1],
        alpha: (chance, _, position) => 0.28 + 0.5 * chance + (3 - (branches[position]?.level ?? 3)) * 0.1,
        hot: (_, position) => branches[position]?.isLooked ?? false,
        hotWeight: 1.1,
      },
    );

    function grow(from: Point, top: number, bottom: number, level: number, isLooked: boolean) {
      const x = depths[level + 1];
      if (x === undefined) return;
      const count = Math.round(between(random, ...(forks[level] ?? [1, 2])));
      const cuts = parts(count, random).map((share) => top + (bottom - top) * share);
      const chosen = Math.floor(random() * count);
      for (const [child, start] of cuts.entries()) {
        const end = cuts[child + 1] ?? bottom;
        const to = { x, y: (start + end) / 2 };
        branches.push({ line: bend(from, to), level, isLooked: isLooked && child === chosen });
        grow(to, start, end, level + 1, isLooked && child === chosen);
      }
    }
  },
};

/** Random positions that divide a whole into parts, none too small. */
function parts(count: number, random: Random): number[] {
  const sizes = many(count, () => between(random, 0.6, 1.6));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let at = 0;
  return sizes.map((size) => {
    const start = at;
    at += size / total;
    return start;
  });
}

function bend(from: Point, to: Point): Line {
  return plotted(30, (share) => {
    const ease = share * share * (3 - 2 * share);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * ease };
  });
}
