import type { Line, Point } from "../../../app/flow-field/point.ts";
import { between, type Random } from "../../../app/flow-field/random.ts";
import type { Composition, Desk } from "../composition.ts";
import { many } from "../lines/measure.ts";
import { ink, type Stroke } from "../lines/sheet.ts";
import type { Garment } from "./clothes.ts";
import type { Beard, Hair } from "./hair.ts";
import { figureOf, type Sitter } from "./plate.ts";
import { sitters } from "./portraits.ts";
import type { Framing } from "./pose.ts";

/** People per row, the last in front: 64 in all. */
const rows = [13, 13, 12, 13, 13];
/** Pixels between two people and between two rows, and the ear of the first row. */
const pitch = 100;
const rowPitch = 104;
const top = 268;
/** Rows are staggered by half of a pitch: shifts in pitches. */
const shifts = [-0.25, 0.25, 0.25, 0.25, -0.25];

/** Everybody at the size of a portrait, in fewer and heavier lines, drawn at a third of it. */
const framing: Framing = { scale: 1.14, at: { x: 0.53, y: 0.28 }, weight: 2 };
const seat = { width: 480, height: 880 };
const share = 0.335;

const { "marta-esteves": marta, "tomas-rimkus": tomas, "helen-ashworth": helen, "rui-calado": rui } = sitters;
const owners: Sitter[] = [marta, tomas, helen, rui];
const leads: Sitter[] = Object.values(sitters).filter((sitter) => !owners.includes(sitter));

/** All 64 people in five rows, the owners in the middle of the first and the leads behind them; air passes over them. */
export const groupPhoto: Composition = {
  palette: ink,
  seed: 701,
  draw(desk) {
    const placed = rows.flatMap((count, row) =>
      many(count, (position) => ({
        sitter: knownAt(row, position) ?? someone(desk.random, row * 20 + position),
        ear: {
          x: desk.width / 2 + (position - (count - 1) / 2 + (shifts[row] ?? 0)) * pitch,
          y: top + row * rowPitch,
        },
      })),
    );
    const crowns = placed.slice(0, rows[0]).map(({ ear }) => ({ x: ear.x, y: ear.y - 62 }));
    return [
      ...many(7, (layer) => airOver(crowns, layer, desk)),
      ...placed.flatMap(({ sitter, ear }) => seated(sitter, ear, desk.random)),
    ];
  },
};

function knownAt(row: number, position: number): Sitter | undefined {
  if (row === 4 && position > 4) return owners[position - 5];
  return row === 3 && position > 2 ? leads[position - 3] : undefined;
}

/** A figure, moved to its place; the palette of portraits differs. */
function seated(sitter: Sitter, ear: Point, random: Random): Stroke[] {
  const own = figureOf({ ...sitter, palette: ink }, framing, { ...seat, random, palette: ink });
  const place = ({ x, y }: Point): Point => ({
    x: ear.x + (x - seat.width * framing.at.x) * share,
    y: ear.y + (y - seat.height * framing.at.y) * share,
  });
  return own.strokes().map((stroke) => ({
    ...stroke,
    line: stroke.line.map(place),
    width: stroke.width * share,
  }));
}

/** A line from the left edge to the right one, the nearest in the signal colour; farther ones are flatter. */
function airOver(crowns: Point[], layer: number, { width, palette }: Desk): Stroke {
  const first = crowns[0] ?? { x: 0, y: 0 };
  const dip = 26 / (1 + layer * 0.9);
  const height = first.y - layer * (15 + layer * 2.5);
  const line: Line = [
    { x: -20, y: height + 60 / (1 + layer) },
    ...crowns.flatMap(({ x }) => [
      { x: x - pitch / 2, y: height + dip },
      { x, y: height },
    ]),
    { x: (crowns.at(-1)?.x ?? width) + pitch / 2, y: height + dip },
    { x: width + 20, y: height + 70 / (1 + layer) },
  ];
  const isThread = layer === 0;
  return {
    line,
    color: isThread ? palette.signal : palette.line,
    width: isThread ? 2.4 : 1.1,
    alpha: isThread ? 1 : 0.5 / layer ** 0.6,
  };
}

const garments: Garment[] = ["round", "open", "roll", "shirt", "hood"];
const shortHair: Hair[] = ["cropped", "parted", "receding", "none", "curls"];
const longHair: Hair[] = ["bob", "long", "fringe", "bun", "tail", "curls"];
const beards: Beard[] = ["none", "none", "short", "full"];

function someone(random: Random, seed: number): Sitter {
  const pick = <Thing>(from: Thing[]): Thing => from[Math.floor(random() * from.length)] as Thing; // never empty
  const isLong = random() < 0.46;
  const extra = random();
  return {
    ...{ palette: ink, seed, faces: random() < 0.3 ? "left" : "right", nod: between(random, -0.07, 0.09) },
    ...{ skin: random() ** 1.4, nose: between(random, 0.88, 1.14), tip: between(random, -0.5, 0.6) },
    ...{ chin: between(random, 0.88, 1.18), brow: between(random, 0.9, 1.3) },
    hair: pick(isLong ? longHair : shortHair),
    isDarkHaired: random() < 0.5,
    beard: isLong ? "none" : pick(beards),
    wears: pick(garments),
    ...(extra < 0.24 && { extra: "glasses" as const }),
    ...(extra > 0.96 && { hot: "cloth" as const }),
  };
}
