import type { Size } from "../../app/air/point.ts";
import { type Random, randomFrom } from "../../app/air/random.ts";
import type { Palette, Sheet, Stroke } from "./lines/sheet.ts";

/** A still picture: what it is drawn with and how. */
export interface Composition {
  palette: Palette;
  seed: number;
  draw: (desk: Desk) => Stroke[];
}

/** What a composition finds when it sits down to draw. */
export interface Desk extends Size {
  random: Random;
  palette: Palette;
}

export function sheetOf({ palette, seed, draw }: Composition, size: Size): Sheet {
  return { ...size, ground: palette.ground, strokes: draw({ ...size, palette, random: randomFrom(seed) }) };
}
