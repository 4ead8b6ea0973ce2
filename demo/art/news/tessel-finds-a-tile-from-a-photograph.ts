import type { Line, Point } from "../../../app/flow-field/point.ts";
import { hash } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { type Stroke, sand } from "../lines/sheet.ts";

/** A tiled floor as seen by a phone, and the recognised tile. */
export const tesselFindsATile: Composition = {
  palette: sand,
  seed: 506,
  draw({ width, height, random, palette }) {
    const far = (point: Point): Point => {
      const depth = 1 / (0.34 + point.y * 0.2);
      return {
        x: width * 0.47 + (point.x - 5.2) * 330 * depth,
        y: height * (1.12 - 1.02 * (1.42 - depth * 0.52)),
      };
    };
    const found = { column: 5, row: 1 };
    return many(16 * 11, (position): Stroke[] => {
      const [column, row] = [(position % 16) - 3, 10 - Math.floor(position / 16)];
      const isFound = column === found.column && row === found.row;
      const kind = Math.floor(hash(3, column, row) * 3);
      const flower = motif(kind).map((line) => line.map(({ x, y }) => far({ x: column + x, y: row + y })));
      const edge = [
        far({ x: column, y: row }),
        far({ x: column + 1, y: row }),
        far({ x: column + 1, y: row + 1 }),
        far({ x: column, y: row + 1 }),
        far({ x: column, y: row }),
      ];
      const near = 0.25 + 0.75 * Math.min(Math.max((7 - row) / 7, 0), 1);
      return [
        ...drawn([edge], random, palette, {
          weight: [0.8, 0.8],
          alpha: [0.4 * near, 0.5 * near],
          isSharp: true,
        }),
        ...drawn(flower, random, palette, {
          weight: isFound ? [1.6, 1.8] : [0.8, 1.1],
          alpha: [0.3 * near, 0.8 * near],
          hot: () => isFound,
          isSharp: kind === 2,
        }),
      ];
    }).flat();
  },
};

/** One of three patterns, within 0 to 1: a rosette, a star, nested squares. */
function motif(kind: number): Line[] {
  const middle = 0.5;
  if (kind === 2) {
    return many(5, (ring) =>
      plotted(4, (share) => {
        const half = 0.08 + ring * 0.085;
        const angle = share * Math.PI * 2 + (ring % 2 ? Math.PI / 4 : 0);
        return { x: middle + half * Math.cos(angle), y: middle + half * Math.sin(angle) };
      }),
    );
  }
  return many(6, (ring) =>
    plotted(96, (share) => {
      const angle = share * Math.PI * 2;
      const petals = kind === 0 ? 4 : 8;
      const radius =
        (0.07 + ring * 0.068) *
        (1 + (kind === 0 ? 0.32 : 0.18) * Math.cos(petals * angle + (ring % 2) * Math.PI));
      return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) };
    }),
  );
}
