import { waves } from "../../../app/flow-field/field.ts";
import type { Line, Point } from "../../../app/flow-field/point.ts";
import { box } from "../../../app/flow-field/shapes.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { cut, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

const hands = [
  { centre: { x: 560, y: 330 }, turn: -0.16, seed: 3, isHot: false },
  { centre: { x: 990, y: 292 }, turn: 0.05, seed: 31, isHot: true },
  { centre: { x: 1410, y: 336 }, turn: 0.2, seed: 52, isHot: false },
];
const half = { x: 124, y: 254 };

/** The same flow on three screens in different orientations. */
export const mobileDevelopment: Composition = {
  palette: ink,
  seed: 404,
  draw({ width, height, random, palette }) {
    const screens = hands.map(({ centre, turn }) => box(centre, half, 34, turn));
    const air = streamlines(waves({ seed: 19, width, height, amplitude: 0.5 }), random, {
      width,
      height,
      separation: () => 15,
      maxLength: 1800,
    }).flatMap((line) =>
      cut(line, ({ x, y }) => (screens.some((screen) => screen(x, y) < 8) ? undefined : 1)),
    );
    return [
      ...drawn(
        air.map(({ line }) => line),
        random,
        palette,
        { weight: [0.6, 0.9], alpha: [0.06, 0.26] },
      ),
      ...hands.flatMap(({ centre, turn, seed, isHot }, number) => {
        const screen = screens[number];
        const field = waves({ seed, width: 900, height: 620, amplitude: 1.1, direction: turn - 0.9 });
        const inside = streamlines(field, random, {
          width,
          height,
          separation: (x, y) => (screen && screen(x, y) < -13 ? 7 : Number.POSITIVE_INFINITY),
          maxLength: 900,
        });
        return [
          ...drawn(inside, random, palette, {
            weight: [0.8, 1.2],
            alpha: [0.3, 0.9],
            hot: isHot ? 0.5 : 0.02,
            hotWeight: 0.3,
          }),
          ...drawn([outline(centre, turn)], random, palette, { weight: [1.4, 1.4], alpha: [0.8, 0.9] }),
        ];
      }),
    ];
  },
};

/** The outline of a screen with rounded corners. */
function outline(centre: Point, turn: number): Line {
  const round = 34;
  const line = plotted(160, (share) => {
    const angle = share * Math.PI * 2;
    const corner = {
      x: Math.sign(Math.cos(angle)) * (half.x - round),
      y: Math.sign(Math.sin(angle)) * (half.y - round),
    };
    return { x: corner.x + round * Math.cos(angle), y: corner.y + round * Math.sin(angle) };
  });
  return [...line, line[0] ?? centre].map(({ x, y }) => ({
    x: centre.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: centre.y + x * Math.sin(turn) + y * Math.cos(turn),
  }));
}
