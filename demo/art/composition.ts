import type { Size } from "../../app/flow-field/point.ts";
import { type Random, randomFrom } from "../../app/flow-field/random.ts";
import type { Palette, Sheet, Stroke } from "./lines/sheet.ts";

/** A still picture: its palette and its drawing function. */
export interface Composition {
  palette: Palette;
  seed: number;
  draw: (desk: Desk) => Stroke[];
}

/** The input of a drawing function. */
export interface Desk extends Size {
  random: Random;
  palette: Palette;
}

export function sheetOf({ palette, seed, draw }: Composition, size: Size): Sheet {
  return { ...size, ground: palette.ground, strokes: draw({ ...size, palette, random: randomFrom(seed) }) };
}
