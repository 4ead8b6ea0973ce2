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

export type SceneName = "opening" | "shape" | "background";

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

/** Red, green and blue, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

export interface StageColours {
  ground: Colour;
  line: Colour;
  signal: Colour;
}
