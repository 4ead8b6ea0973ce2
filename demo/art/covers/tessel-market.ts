import type { Line, Point } from "../../../app/flow-field/point.ts";
import { between } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { type Stroke, sand } from "../lines/sheet.ts";

const side = 160;

/** Tiles of one pattern from many houses: rotated, chipped, one of them recognised. */
export const tesselMarket: Composition = {
  palette: sand,
  seed: 79,
  draw({ width, height, random, palette }) {
    const columns = Math.ceil(width / side);
    const rows = Math.ceil(height / side);
    const found = { column: 6, row: 2 };
    return many(columns * rows, (position): Stroke[] => {
      const [column, row] = [position % columns, Math.floor(position / columns)];
      const corner = { x: column * side, y: row * side - 60 };
      const isFound = column === found.column && row === found.row;
      const isMissing = !isFound && random() < 0.09;
      const slip = {
        x: between(random, -3, 3),
        y: between(random, -3, 3),
        turn: between(random, -0.025, 0.025),
      };
      const [isMirrored, isUpturned] = [random() < 0.5, random() < 0.5];
      const strength = between(random, 0.25, 0.85);
      const at = (point: Point) => laid(point, corner, slip);
      if (isMissing)
        return drawn([edge(16).map(at)], random, palette, {
          weight: [0.8, 0.8],
          alpha: [0.22, 0.3],
          isSharp: true,
        });
      const arcs = many(10, (arc) => {
        const radius = 12 + arc * 15.6;
        const own = [
          fan(radius),
          fan(radius)
            .map(({ x, y }) => ({ x: side - x, y: side - y }))
            .filter(isFree),
        ];
        return own.map((line) =>
          line.map(({ x, y }) => at({ x: isMirrored ? side - x : x, y: isUpturned ? side - y : y })),
        );
      }).flat();
      return [
        ...drawn([edge(3).map(at)], random, palette, {
          weight: [0.8, 0.8],
          alpha: [0.3, 0.4],
          isSharp: true,
        }),
        ...drawn(arcs, random, palette, {
          weight: isFound ? [1.4, 1.6] : [0.8, 1.2],
          alpha: (chance) => strength * (0.7 + 0.3 * chance),
          hot: () => isFound,
        }),
      ];
    }).flat();
  },
};

/** A quarter circle around the first corner of the tile. */
function fan(radius: number): Line {
  return plotted(32, (share) => ({
    x: radius * Math.cos((share * Math.PI) / 2),
    y: radius * Math.sin((share * Math.PI) / 2),
  })).filter(({ x, y }) => x >= 3 && y >= 3);
}

/** Outside of the first corner's fan, which is drawn on top. */
function isFree({ x, y }: Point): boolean {
  return Math.hypot(x, y) > side * 0.975;
}

function edge(inset: number): Line {
  const far = side - inset;
  return [
    { x: inset, y: inset },
    { x: far, y: inset },
    { x: far, y: far },
    { x: inset, y: far },
    { x: inset, y: inset },
  ];
}

function laid({ x, y }: Point, corner: Point, slip: Point & { turn: number }): Point {
  const [dx, dy] = [x - side / 2, y - side / 2];
  const [cos, sin] = [Math.cos(slip.turn), Math.sin(slip.turn)];
  return {
    x: corner.x + side / 2 + dx * cos - dy * sin + slip.x,
    y: corner.y + side / 2 + dx * sin + dy * cos + slip.y,
  };
}
