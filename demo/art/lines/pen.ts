import type { Line } from "../../../app/flow-field/point.ts";
import { between, type Random } from "../../../app/flow-field/random.ts";
import { lengthOf } from "./measure.ts";
import type { Palette, Stroke } from "./sheet.ts";

export interface Hand {
  /** Pixels: random between two values, or a function of the line's index. */
  weight?: [low: number, high: number] | ((position: number) => number);
  /** Opacity: random between two values, or a function of a random number (0 to 1), the line and its index. */
  alpha?: [low: number, high: number] | ((chance: number, line: Line, position: number) => number);
  /** The share of lines in the signal colour, or a predicate. */
  hot?: number | ((line: Line, position: number) => boolean);
  /** Relative weight of lines in the signal colour, and their opacity. */
  hotWeight?: number;
  hotAlpha?: number;
  /** Pixels over which a line fades in and out; 0 disables fading. */
  ending?: number;
  /** Whether segments are straight. */
  isSharp?: boolean;
}

/** Styles lines: weight and opacity are random, a few are in the signal colour and drawn on top. */
export function drawn(lines: Line[], random: Random, palette: Palette, hand: Hand = {}): Stroke[] {
  const {
    weight = [0.7, 1.3],
    alpha = [0.15, 0.6],
    hot = 0,
    hotWeight = 0.7,
    hotAlpha = 0.95,
    ending = 0,
    isSharp,
  } = hand;
  const strokes = lines.map((line, position): Stroke => {
    const [chance, share, heat] = [random(), random(), random()];
    const isHot = typeof hot === "number" ? heat < hot : hot(line, position);
    const width = typeof weight === "function" ? weight(position) : between(() => share, ...weight);
    const strength =
      typeof alpha === "function" ? alpha(chance, line, position) : between(() => chance, ...alpha);
    const stroke: Stroke = {
      line,
      color: isHot ? palette.signal : palette.line,
      width: isHot ? width + hotWeight : width,
      alpha: isHot ? hotAlpha : Math.min(Math.max(strength, 0), 1),
      ...(isSharp ? { isSharp } : {}),
    };
    if (ending === 0) return stroke;
    const faded = Math.min(ending / Math.max(lengthOf(line), 1), 0.5);
    return { ...stroke, fade: [faded, faded] };
  });
  const isHot = ({ color }: Stroke) => color === palette.signal;
  return [...strokes.filter((stroke) => !isHot(stroke)), ...strokes.filter(isHot)];
}
