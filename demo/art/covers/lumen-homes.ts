import { waves } from "../../../app/flow-field/field.ts";
import type { Line } from "../../../app/flow-field/point.ts";
import { hash } from "../../../app/flow-field/random.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { cut, finer, many } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

const bay = { width: 160, height: 200 };
const pane = { width: 108, height: 148 };

/** A facade of windows at night, with a single warmth behind them. */
export const lumenHomes: Composition = {
  palette: ink,
  seed: 88,
  draw({ width, height, random, palette }) {
    const warmth = streamlines(waves({ seed: 45, width, height, amplitude: 0.9, direction: -0.5 }), random, {
      width,
      height,
      separation: () => 6.8,
      maxLength: 1600,
    });
    const panes = warmth.flatMap((line) => cut(finer(line, 2), ({ x, y }) => paneAt(x, y)));
    const frames = many(10 * 5, (position): Line => {
      const x = (position % 10) * bay.width + (bay.width - pane.width) / 2;
      const y = Math.floor(position / 10) * bay.height + (bay.height - pane.height) / 2;
      const [right, bottom] = [x + pane.width, y + pane.height];
      return [
        { x, y },
        { x: right, y },
        { x: right, y: bottom },
        { x, y: bottom },
        { x, y },
      ];
    });
    return [
      ...drawn(frames, random, palette, { weight: [0.8, 0.8], alpha: [0.12, 0.24], isSharp: true }),
      ...drawn(
        panes.map(({ line }) => line),
        random,
        palette,
        {
          weight: [0.8, 1.1],
          alpha: (chance, _, position) => lightOf(panes[position]?.group ?? 0) * (0.6 + 0.4 * chance),
          hot: (_, position) => isWarm(panes[position]?.group ?? 0),
          hotWeight: 0.2,
        },
      ),
    ];
  },
};

/** The index of the window in front of a point. */
function paneAt(x: number, y: number): number | undefined {
  const [column, row] = [Math.floor(x / bay.width), Math.floor(y / bay.height)];
  const across = Math.abs(x - (column + 0.5) * bay.width);
  const down = Math.abs(y - (row + 0.5) * bay.height);
  return across < pane.width / 2 - 4 && down < pane.height / 2 - 4 ? row * 100 + column : undefined;
}

function lightOf(window: number): number {
  const chance = hash(7, window);
  if (chance < 0.38) return 0.06;
  return chance < 0.7 ? 0.28 : 0.8;
}

const isWarm = (window: number) => hash(19, window) < 0.09;
