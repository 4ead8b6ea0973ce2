import { pointSource, sumOf } from "../../../app/flow-field/field.ts";
import type { Point } from "../../../app/flow-field/point.ts";
import { trace } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { distance, many } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { type Stroke, sand } from "../lines/sheet.ts";

const depots: Point[] = [
  { x: 330, y: 300 },
  { x: 520, y: 820 },
  { x: 980, y: 560 },
];

const stops: Point[] = [
  { x: 90, y: 640 },
  { x: 720, y: 130 },
  { x: 760, y: 470 },
  { x: 1190, y: 180 },
  { x: 1230, y: 860 },
  { x: 1490, y: 430 },
  { x: 840, y: 930 },
];

/** All routes from three depots to seven stops. */
export const attisLogistics: Composition = {
  palette: sand,
  seed: 18,
  draw({ random, palette }) {
    const field = sumOf(
      ...depots.map((depot) => pull(depot, 1)),
      ...stops.map((stop) => pull(stop, -depots.length / stops.length)),
    );
    const near = (x: number, y: number) => stops.find((stop) => distance(stop, { x, y }) < 9);
    const routes = depots.flatMap((depot) =>
      many(74, (route) => {
        const angle = ((route + random() * 0.5) / 74) * Math.PI * 2;
        const start = { x: depot.x + Math.cos(angle) * 9, y: depot.y + Math.sin(angle) * 9 };
        return trace(field, start, { stride: 5, ahead: 3000, stops: (x, y) => near(x, y) !== undefined });
      }),
    );
    const target = stops[5];
    const arrives = (end: Point | undefined) => end && target && distance(end, target) < 30;
    return [
      ...drawn(routes, random, palette, {
        weight: [0.7, 1.2],
        alpha: [0.22, 0.62],
        hot: (route, position) => Boolean(arrives(route.at(-1))) && position % 4 === 1,
        hotWeight: 0.8,
      }),
      ...depots.map((depot) => disc(depot, 9, palette.line)),
      ...stops.map((stop) => disc(stop, 5, stop === target ? palette.signal : palette.line)),
    ];
  },
};

/** A source whose flow weakens with distance. */
function pull(point: Point, strength: number) {
  const near = pointSource(point, 1e6, strength);
  return (x: number, y: number) => {
    const air = near(x, y);
    const far = Math.max(distance(point, { x, y }), 1) / 100;
    return { x: air.x / far, y: air.y / far };
  };
}

function disc({ x, y }: Point, radius: number, color: string): Stroke {
  const line = many(24, (_, share) => ({
    x: x + radius * Math.cos(share * Math.PI * 2),
    y: y + radius * Math.sin(share * Math.PI * 2),
  }));
  return { line, color, width: 1, alpha: 1, isFilled: true };
}
