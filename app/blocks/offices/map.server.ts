import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { paths } from "#app/paths/paths.ts";
import land from "./land-rows.json" with { type: "json" };

/** Units of the drawing; it is as wide as its place. */
const WIDTH = 2200;
const HEIGHT = 1080;
/** Maximum number of parallels: more would look grey. */
const MAX_LINES = 100;
/** Fewest degrees from the upper to the lower edge, so that a single office has a country around it. */
const MIN_DEGREES = 12;
/** Radius of the gap that the lines leave around an office. */
const RADIUS = 46;

/** Percent of the width between an edge and the label of a meridian. */
const MIN_LABEL_DISTANCE = 4;

interface Place {
  city: string;
  latitude: number;
  longitude: number;
}

export interface OfficeMap {
  /** Address of the drawing, which changes with the drawing. */
  src: string;
  width: number;
  height: number;
  /** Percent of width and height. */
  places: { city: string; left: number; top: number }[];
  meridians: { label: string; left: number }[];
}

type Offices = readonly { city: string; coordinates: string }[];

/** SITE-07: the map around the offices, in the colour `ink`; undefined if none has coordinates. */
export function officeMapOf(offices: Offices, ink: string): OfficeMap | undefined {
  const drawing = currentDrawing(offices, ink);
  return drawing && { src: paths.drawing(drawing.name), width: WIDTH, height: HEIGHT, ...drawing.layout };
}

/**
 * The SVG of a current map, of which each language of the site can have its own; undefined for other names. The last maps
 * are cached, so that they are served while Postgres is unavailable; then any other name rejects.
 */
export async function readOfficeMap(
  name: string,
  readShown: () => Promise<{ offices: Offices; ink: string }[]>,
): Promise<string | undefined> {
  if (!name.startsWith(mapPrefix)) return undefined;
  const known = [...drawings.values()].find(({ drawing }) => drawing?.name === name);
  if (known) return known.drawing?.svg;
  const current = (await readShown()).map(({ offices, ink }) => currentDrawing(offices, ink));
  return current.find((drawing) => drawing?.name === name)?.svg;
}

const mapPrefix = "offices.";

/** The last drawings, because offices and colours rarely change; some per language. */
const drawings = new LRUCache<string, { drawing: ReturnType<typeof namedDrawing> }>({ max: 8 });

function currentDrawing(offices: Offices, ink: string) {
  const key = JSON.stringify([ink, offices.map(({ city, coordinates }) => [city, coordinates])]);
  const known = drawings.get(key) ?? { drawing: namedDrawing(offices, ink) };
  drawings.set(key, known);
  return known.drawing;
}

function namedDrawing(offices: Offices, ink: string) {
  const map = drawMap(offices, ink);
  if (!map) return undefined;
  const { svg, ...layout } = map;
  return {
    name: `${mapPrefix}${createHash("sha256").update(svg).digest("hex").slice(0, 16)}`,
    svg,
    layout,
  };
}

/** The land around the offices, as lines along the parallels that part around each office. */
function drawMap(offices: Offices, ink: string) {
  const places = offices.flatMap((office) => placeOf(office) ?? []);
  if (places.length === 0) return undefined;
  const view = viewOf(places);
  const centres = places.map(({ latitude, longitude }) => ({ x: view.x(longitude), y: view.y(latitude) }));
  const lines = ["", ""];
  const every = Math.ceil(view.degrees / land.step / MAX_LINES);
  for (let row = 0; row * every < land.rows.length; row += 1) {
    const y = view.y(land.north - row * every * land.step);
    if (y < 0 || y > HEIGHT) continue;
    for (const [from, to] of spansOf(land.rows[row * every] ?? [], view.x))
      lines[row % 2] += pathOf(from, to, y, centres);
  }
  return {
    svg: svgOf(lines, ink),
    places: places.map(({ city }, at) => ({
      city,
      left: percent(centres[at]?.x ?? 0, WIDTH),
      top: percent(centres[at]?.y ?? 0, HEIGHT),
    })),
    meridians: meridiansOf(view),
  };
}

/** A narrow picture shows every other line. */
function svgOf([even = "", odd = ""]: string[], ink: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"` +
    ` fill="none" stroke="${ink}" stroke-width="2" stroke-opacity=".7">` +
    `<style>@media(max-width:700px){.odd{display:none}}</style>` +
    `<path d="${even}"/><path class="odd" d="${odd}"/></svg>`
  );
}

/** Reads `38.7369 N — 9.1046 W`. */
function placeOf({ city, coordinates }: { city: string; coordinates: string }): Place | undefined {
  const [, latitude, northing, longitude, easting] =
    /(\d+(?:\.\d+)?)[\s°]*([NS])[^\d]+(\d+(?:\.\d+)?)[\s°]*([EW])/i.exec(coordinates) ?? [];
  if (!latitude || !longitude) return undefined;
  return {
    city,
    latitude: Number(latitude) * (northing?.toUpperCase() === "S" ? -1 : 1),
    longitude: Number(longitude) * (easting?.toUpperCase() === "W" ? -1 : 1),
  };
}

interface View {
  /** From the upper to the lower edge. */
  degrees: number;
  west: number;
  east: number;
  x: (longitude: number) => number;
  y: (latitude: number) => number;
}

/** An equirectangular projection that is true to scale at the middle of the offices. */
function viewOf(places: Place[]): View {
  const [south, north] = rangeOf(places.map(({ latitude }) => latitude));
  const [west, east] = rangeOf(places.map(({ longitude }) => longitude));
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const degrees = Math.max(
    (north - south) * 1.45,
    (east - west) * narrowing * 1.45 * (HEIGHT / WIDTH),
    MIN_DEGREES,
  );
  const scale = HEIGHT / degrees;
  const reach = WIDTH / 2 / scale / narrowing;
  return {
    degrees,
    west: longitude - reach,
    east: longitude + reach,
    x: (degree) => WIDTH / 2 + (degree - longitude) * narrowing * scale,
    y: (degree) => HEIGHT / 2 - (degree - latitude) * scale,
  };
}

function rangeOf(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The spans of land on a parallel that are in view, as units of the drawing. */
function spansOf(row: number[], x: View["x"]): [number, number][] {
  const spans: [number, number][] = [];
  for (let at = 0; at + 1 < row.length; at += 2) {
    const from = Math.max(0, Math.round(x((row[at] ?? 0) / land.precision)));
    const to = Math.min(WIDTH, Math.round(x((row[at + 1] ?? 0) / land.precision)));
    if (to > from) spans.push([from, to]);
  }
  return spans;
}

interface Centre {
  x: number;
  y: number;
}

/** A line from west to east; near an office it is drawn in short steps, which bend around the office. */
function pathOf(from: number, to: number, y: number, centres: Centre[]): string {
  const near = centres.filter((centre) => Math.abs(centre.y - y) < RADIUS * 4);
  const isNear = (x: number) => near.some((centre) => Math.abs(centre.x - x) < RADIUS * 3);
  const heightAt = (x: number) => near.reduce((height, centre) => heightBeside(centre, x, height), y);
  let path = `M${from} ${Math.round(heightAt(from))}`;
  for (let x = from; x < to; ) {
    const next = Math.min(to, x + 10);
    x = isNear(x) || isNear(next) ? next : Math.min(to, ...near.map((centre) => ahead(centre, x)));
    path += `L${x} ${Math.round(heightAt(x))}`;
  }
  return path;
}

/** Where a line that goes east comes near an office. */
function ahead({ x: centre }: Centre, x: number): number {
  const edge = Math.floor(centre - RADIUS * 3);
  return edge > x ? edge : Number.POSITIVE_INFINITY;
}

function heightBeside(centre: Centre, x: number, y: number): number {
  const opening = RADIUS ** 2 * Math.exp(-(((x - centre.x) / (RADIUS * 1.2)) ** 2));
  const above = y - centre.y;
  return centre.y + (above < 0 ? -1 : 1) * Math.sqrt(above ** 2 + opening);
}

/** Every tenth meridian, or fewer where many are in view. */
function meridiansOf({ west, east, x }: View): OfficeMap["meridians"] {
  const step = [10, 20, 30, 60].find((degrees) => (east - west) / degrees <= 8) ?? 90;
  const meridians: OfficeMap["meridians"] = [];
  for (let degree = Math.ceil(west / step) * step; degree < east; degree += step)
    meridians.push({ label: labelOf(degree), left: percent(x(degree), WIDTH) });
  return meridians.filter(({ left }) => left > MIN_LABEL_DISTANCE && left < 100 - MIN_LABEL_DISTANCE);
}

function labelOf(degree: number): string {
  return `${Math.abs(degree)}°${degree === 0 ? "" : degree < 0 ? " W" : " E"}`;
}

function percent(value: number, of: number): number {
  return Math.round((value / of) * 1000) / 10;
}
