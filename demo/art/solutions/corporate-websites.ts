import { deflectedAlong, sumOf, uniform, waves } from "../../../app/flow-field/field.ts";
import type { Line } from "../../../app/flow-field/point.ts";
import { box, union } from "../../../app/flow-field/shapes.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { many } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { paper } from "../lines/sheet.ts";

const areas = [
  { x: 430, y: 230, halfX: 250, halfY: 66, rows: 2, heavy: 3.2 },
  { x: 330, y: 430, halfX: 150, halfY: 62, rows: 7, heavy: 1 },
  { x: 1010, y: 330, halfX: 210, halfY: 164, rows: 0, heavy: 0 },
  { x: 1480, y: 220, halfX: 130, halfY: 56, rows: 6, heavy: 1 },
  { x: 1540, y: 440, halfX: 190, halfY: 54, rows: 6, heavy: 1 },
];

/** A page as an obstacle: headline, columns and a picture, with the flow around them. */
export const corporateWebsites: Composition = {
  palette: paper,
  seed: 305,
  draw({ width, height, random, palette }) {
    const page = union(...areas.map(({ x, y, halfX, halfY }) => box({ x, y }, { x: halfX, y: halfY }, 26)));
    const field = deflectedAlong(
      sumOf(uniform(0), waves({ seed: 51, width, height, amplitude: 0.3, direction: 0 })),
      page,
      60,
    );
    const air = streamlines(field, random, {
      width,
      height,
      separation: (x, y) => (page(x, y) < 5 ? Number.POSITIVE_INFINITY : 7 + Math.min(page(x, y) / 40, 6)),
      maxLength: 1600,
      convergence: 0.5,
    });
    const text = areas.flatMap(({ x, y, halfX, halfY, rows, heavy }) =>
      many(rows, (row, share): { line: Line; heavy: number } => {
        const level = y + (rows > 1 ? (share * 2 - 1) * (halfY - 26) : 0);
        const end = x + (row === rows - 1 ? halfX * 0.2 : halfX - 24 - random() * 40);
        return {
          line: [
            { x: x - halfX + 22, y: level },
            { x: end, y: level },
          ],
          heavy,
        };
      }),
    );
    const picture = streamlines(waves({ seed: 14, width: 420, height: 328, amplitude: 1.1 }), random, {
      width: 420,
      height: 328,
      separation: () => 7,
      margin: 0,
    }).map((line) => line.map(({ x, y }) => ({ x: x + 800, y: y + 166 })));
    return [
      ...drawn(air, random, palette, { weight: [0.7, 1.1], alpha: [0.16, 0.6], ending: 50 }),
      ...text.flatMap(({ line, heavy }) =>
        drawn([line], random, palette, { weight: [heavy, heavy], alpha: [0.7, 0.8] }),
      ),
      ...drawn(picture, random, palette, { weight: [0.9, 1.3], hot: 1, hotWeight: 0, hotAlpha: 0.9 }),
    ];
  },
};
