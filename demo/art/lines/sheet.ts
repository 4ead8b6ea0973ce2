import type { Line, Size } from "../../../app/flow-field/point.ts";

/** The colours of a picture, as in app/ui/tokens.css. */
export interface Palette {
  ground: string;
  line: string;
  signal: string;
}

export const ink: Palette = { ground: "#0e1112", line: "#f5f3ee", signal: "#ff5a1f" };
export const sand: Palette = { ground: "#eae6dc", line: "#0e1112", signal: "#ff5a1f" };
export const paper: Palette = { ground: "#f5f3ee", line: "#0e1112", signal: "#ff5a1f" };

export interface Stroke {
  line: Line;
  color: string;
  /** Pixels. */
  width: number;
  alpha: number;
  /** The shares of the line over which it fades in at its start and out at its end. */
  fade?: [start: number, end: number];
  /** Whether segments are straight; otherwise the line is smoothed. */
  isSharp?: boolean;
  /** Whether it is a filled area instead of a line. */
  isFilled?: boolean;
}

/** A picture as a list of strokes, in drawing order. */
export interface Sheet extends Size {
  ground: string;
  strokes: Stroke[];
}
