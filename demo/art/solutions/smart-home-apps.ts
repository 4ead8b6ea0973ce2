import type { Line } from "../../../app/flow-field/point.ts";
import type { Composition } from "../composition.ts";
import { contour, readingsOf } from "../lines/contours.ts";
import { many } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { sand } from "../lines/sheet.ts";
import { type Wall, warmthOf } from "./warmth.ts";

const walls: Wall[] = [
  [90, 70, 1830, 70],
  [90, 550, 1830, 550],
  [90, 70, 90, 550],
  [1830, 70, 1830, 300],
  [1830, 390, 1830, 550],
  [620, 70, 620, 240],
  [620, 340, 620, 550],
  [90, 330, 300, 330],
  [410, 330, 620, 330],
  [1150, 70, 1150, 170],
  [1150, 270, 1150, 550],
  [1150, 410, 1420, 410],
  [1530, 410, 1830, 410],
];

const radiators = [
  { x: 150, y: 110 },
  { x: 180, y: 510 },
  { x: 890, y: 520 },
  { x: 1760, y: 110 },
  { x: 1250, y: 510 },
];

/** The temperature in a flat, one line per third of a degree; walls block it, doors let it through. */
export const smartHomeApps: Composition = {
  palette: sand,
  seed: 308,
  draw({ width, height, random, palette }) {
    const readings = readingsOf(warmthOf({ width, height, walls, radiators }), { width, height, cell: 5 });
    const levels = many(30, (_, share) => 0.02 + 0.9 * share ** 1.7);
    const isotherms = levels.flatMap((level, number) =>
      contour(readings, level)
        .filter((line) => line.length > 6)
        .map((line) => ({ line, number })),
    );
    const plan = walls.map(
      ([x, y, toX, toY]): Line => [
        { x, y },
        { x: toX, y: toY },
      ],
    );
    return [
      ...drawn(
        isotherms.map(({ line }) => line),
        random,
        palette,
        {
          weight: [0.8, 1],
          alpha: (chance) => 0.26 + 0.3 * chance,
          hot: (_, position) => isotherms[position]?.number === 15,
          hotWeight: 0.9,
        },
      ),
      ...drawn(plan, random, palette, { weight: [3, 3], alpha: [0.95, 1], isSharp: true }),
    ];
  },
};
