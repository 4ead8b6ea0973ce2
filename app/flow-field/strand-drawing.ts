import { hairline, seedOf } from "./page-drawing.ts";
import { between, type Random, randomFrom } from "./random.ts";
import { stationSize } from "./strand-size.ts";

/** Lines of the strand at its first station and at its last. */
const lineCounts = { first: 44, last: 8 };

/** Opacities of lines; each has one path. */
const opacities = [0.28, 0.5, 0.85];

/** A line of the strand: its distance from the middle at the border of each station, its brightness, and its last station. */
interface StrandLine {
  borders: number[];
  tone: number;
  last: number;
}

/**
 * One line that passes stations, as SVG for `<use>`: loose lines that each station gathers, and fewer of them after each.
 * `a1` is the first station from left to right and `s1` its signal line, `b1` and `t1` are the same from top to bottom.
 * The lines cross the border of two stations at a right angle, so that each can be stretched alone.
 */
export function drawStrand(seed: string, stations: number): string {
  const random = randomFrom(seedOf(seed));
  const knots = Array.from({ length: stations }, () =>
    Math.round(stationSize.across * between(random, 0.38, 0.62)),
  );
  const middles = Array.from({ length: stations + 1 }, (_, border) => {
    const [before, after] = [knots[border - 1], knots[border]];
    const around = [before, after].filter((knot) => knot !== undefined);
    return around.reduce((sum, knot) => sum + knot, 0) / around.length;
  });
  const lines = Array.from({ length: lineCounts.first }, (_, line) =>
    strandLine(random, { line, middles, stations }),
  );
  const signal = strandLine(random, { line: 0, middles, stations });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" fill="none">`,
    ...knots.flatMap((knot, station) =>
      [false, true].map((isDown) => partOf({ lines, signal, station, knot, isDown })),
    ),
    "</svg>",
  ].join("");
}

interface Part {
  lines: StrandLine[];
  signal: StrandLine;
  station: number;
  knot: number;
  isDown: boolean;
}

/** The lines of a station, and its signal line with a mark in the knot. */
function partOf({ lines, signal, station, knot, isDown }: Part): string {
  const here = lines.filter(({ last }) => last >= station);
  const dataOf = ({ borders }: StrandLine) => pathOf(borders, station, knot, isDown);
  const toned = opacities.map((opacity, tone) => {
    const data = here.filter((line) => line.tone === tone).map(dataOf);
    return hairline(`stroke-opacity="${opacity}" d="${data.join("")}"`);
  });
  const thread = [
    hairline(`d="${dataOf(signal)}"`),
    hairline(`stroke-width="9" stroke-linecap="square" d="${markOf(knot, isDown)}"`),
  ];
  const [all, one] = isDown ? ["b", "t"] : ["a", "s"];
  const number = station + 1;
  return `<g id="${all}${number}">${toned.join("")}</g><g id="${one}${number}">${thread.join("")}</g>`;
}

interface Place {
  line: number;
  middles: number[];
  stations: number;
}

function strandLine(random: Random, { line, middles, stations }: Place): StrandLine {
  const side = between(random, -1, 1);
  const borders = middles.map((middle, border) => {
    const rest = 1 - border / stations;
    const spread = stationSize.across * (0.05 + 0.42 * rest ** 1.2);
    const loose = between(random, -1, 1) * 0.55 * rest;
    const across = middle + spread * Math.min(Math.max(side + loose, -1), 1);
    return Math.round(Math.min(Math.max(across, 6), stationSize.across - 6));
  });
  const share = (lineCounts.first - line) / lineCounts.first;
  const lastShare = lineCounts.last / lineCounts.first;
  const last = share <= lastShare ? stations : Math.floor(((1 - share) / (1 - lastShare)) * stations);
  return { borders, tone: Math.floor(random() * opacities.length), last };
}

/** A dash without length, drawn as a square that is not stretched. */
function markOf(knot: number, isDown: boolean): string {
  const [x, y] = isDown ? [knot, stationSize.along / 2] : [stationSize.along / 2, knot];
  return `M${x} ${y}h.01`;
}

/** Two curves, level at both borders and in the knot of the station. */
function pathOf(borders: number[], station: number, knot: number, isDown: boolean): string {
  const { along } = stationSize;
  const [from = 0, to = 0] = [borders[station], borders[station + 1]];
  const middle = Math.round(knot + (from - knot) * 0.03);
  const point = (length: number, across: number) => (isDown ? `${across} ${length}` : `${length} ${across}`);
  return [
    `M${point(0, from)}C${point(along * 0.24, from)} ${point(along * 0.3, middle)} ${point(along / 2, middle)}`,
    `S${point(along * 0.76, to)} ${point(along, to)}`,
  ].join("");
}
