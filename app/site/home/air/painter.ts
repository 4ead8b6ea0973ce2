import type { Point, Size } from "#app/flow-field/point.ts";
import type { Scene } from "./scene.ts";

/** The pointer's effect on the lines. */
export interface PointerEffect extends Point {
  /** 0: no effect. 1: full gap. */
  strength: number;
  /** Half the width of the gap in CSS pixels. */
  radius: number;
  /** Unit vector of the flow at the pointer. */
  flow: Point;
  /** Turbulence downstream, 0 to 1. */
  wake: number;
}

/** How a scene is drawn in a frame. */
export interface Layer {
  scene: SceneName;
  /** Position of its origin in CSS pixels, and its scale. */
  x: number;
  y: number;
  scale: number;
  /** The visible part of the view, and the CSS pixels over which it fades at the edges. */
  clip?: Box;
  fade: number;
  /** Whether the clip hides the layers below it. */
  isOpaque?: boolean;
  alpha: number;
  /** 0 to 1: how much of it is revealed from upstream, and how much has left downstream. */
  revealed: number;
  hidden: number;
  /** CSS pixels by which lines are scattered. */
  scatter: number;
}

export type SceneName = "opening" | "kestrel" | "background";

export interface Box extends Point, Size {}

export interface Frame {
  /** Seconds. */
  time: number;
  pointer: PointerEffect;
  layers: Layer[];
}

export interface Painter {
  /** The view's size in CSS pixels, and the device pixels per CSS pixel. */
  resize: (view: Size, ratio: number) => void;
  add: (name: SceneName, scene: Scene) => void;
  paint: (frame: Frame) => void;
  /** Blocks until the GPU has drawn everything; the first frame also compiles the shaders. */
  finish: () => void;
}

/** The colours of app/ui/tokens.css, 0 to 1. */
export const colours = {
  ground: [0x0e / 255, 0x11 / 255, 0x12 / 255],
  line: [0xf5 / 255, 0xf3 / 255, 0xee / 255],
  signal: [1, 0x5a / 255, 0x1f / 255],
} as const;
