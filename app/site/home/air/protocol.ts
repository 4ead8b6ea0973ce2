import type { Point, Size } from "#app/flow-field/point.ts";
import type { StageMoment } from "../stage/follow-scroll.ts";
import type { ObstacleMask } from "./obstacle-mask.ts";
import type { StageColours } from "./painter.ts";

/** What the page tells the worker that draws. Positions and sizes are in CSS pixels of the viewport. */
export type Instruction =
  | {
      type: "start";
      canvas: OffscreenCanvas;
      devicePixelRatio: number;
      colours: StageColours;
      /** `circle`, `none`, or the address of an outline. */
      shape: string;
    }
  | { type: "resize"; size: Size; mask: ObstacleMask }
  /** The moment after a scroll, and where the canvas is then. */
  | { type: "follow"; moment: StageMoment; corner: Point }
  /** Undefined: the pointer has left, or the finger was lifted. */
  | { type: "point"; at: Point | undefined }
  | { type: "run"; isRunning: boolean }
  /** Whether the lines stand still, except for scroll and pointer. */
  | { type: "pause"; isPaused: boolean };

/**
 * What the worker reports: a GPU draws for it or not, the first screen's lines are computed, frames are drawn
 * again, the context is lost.
 */
export type Report = "ready" | "unsupported" | "opened" | "running" | "lost";
