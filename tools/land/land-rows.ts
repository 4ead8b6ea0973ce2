import { readFileSync, writeFileSync } from "node:fs";

/*
 * Writes app/blocks/offices/land-rows.json: where each parallel, a quarter of a degree apart, crosses land.
 *
 *   npm pack world-atlas@2 && tar xzf world-atlas-2.*.tgz
 *   tsx tools/land/land-rows.ts package/land-50m.json
 *
 * The package is Natural Earth's 1:50m land (public domain) as TopoJSON, https://github.com/topojson/world-atlas.
 */

type Point = [longitude: number, latitude: number];

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { land: { geometries: { type: string; arcs: number[][][] }[] } };
}

const NORTH = 84;
const SOUTH = -60;
const STEP = 0.25;
/** Parts of a degree in which longitudes are stored. */
const PRECISION = 20;
/** Spans of land below this many degrees are left out. */
const MIN_SPAN = 0.15;

const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));

/** Points of an arc are stored as integers, each as the difference to the one before. */
const lines = arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
});

/** A negative index is the arc of its complement, reversed. */
const rings = objects.land.geometries.flatMap((geometry) =>
  geometry.arcs
    .flat()
    .map((ring) => [ring].flat().flatMap((at) => (at < 0 ? lines[~at]?.toReversed() : lines[at]) ?? [])),
);

const rows: number[][] = [];
for (let latitude = NORTH - STEP / 2; latitude > SOUTH; latitude -= STEP) rows.push(crossings(latitude));
writeFileSync(
  new URL("../../app/blocks/offices/land-rows.json", import.meta.url),
  `${JSON.stringify({ north: NORTH - STEP / 2, step: STEP, precision: PRECISION, rows })}\n`,
);

/** Begin and end of each span of land on a parallel, from the west. */
function crossings(latitude: number): number[] {
  const found = rings.flatMap((ring) =>
    ring.flatMap(([x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      if (y > latitude === nextY > latitude) return [];
      return [x + ((latitude - y) / (nextY - y)) * (nextX - x)];
    }),
  );
  const sorted = found.sort((one, other) => one - other);
  const spans: number[] = [];
  for (let at = 0; at + 1 < sorted.length; at += 2) {
    const [from = 0, to = 0] = [sorted[at], sorted[at + 1]];
    if (to - from >= MIN_SPAN) spans.push(Math.round(from * PRECISION), Math.round(to * PRECISION));
  }
  return spans;
}
