import type { Point, Size } from "#app/air/point.ts";
import type { Scene } from "./scene.ts";

/** What the hand does to the air. */
export interface Hand extends Point {
  /** 0: it is away. 1: it parts the lines. */
  strength: number;
  /** CSS pixels of the gap that it makes to either side. */
  radius: number;
  /** Direction of the air where it is, of length 1. */
  flow: Point;
  /** How much the air behind it trembles, from 0 to 1. */
  wake: number;
}

/** How one scene is shown in a frame. */
export interface Layer {
  scene: SceneName;
  /** Where it lies in the view: CSS pixels of its origin, and how much it is enlarged. */
  x: number;
  y: number;
  scale: number;
  /** The part of the view that it is shown in, and CSS pixels over which it fades at the edges of that. */
  clip?: Box;
  soft: number;
  alpha: number;
  /** From 0 to 1: how much of it has come in from upstream, and how much has left downstream. */
  reveal: number;
  leave: number;
  /** CSS pixels by which lines are strewn from their places. */
  strewn: number;
}

export type SceneName = "opening" | "kestrel" | "background";

export interface Box extends Point, Size {}

export interface Frame {
  /** Seconds. */
  time: number;
  hand: Hand;
  layers: Layer[];
}

export interface Painter {
  /** CSS pixels of the view, and device pixels per CSS pixel. */
  resize: (view: Size, ratio: number) => void;
  add: (name: SceneName, scene: Scene) => void;
  paint: (frame: Frame) => void;
  remove: () => void;
}

/** The colours of app/ui/tokens.css as shares of 255. */
export const colours = {
  ground: [0x0e / 255, 0x11 / 255, 0x12 / 255],
  line: [0xf5 / 255, 0xf3 / 255, 0xee / 255],
  signal: [1, 0x5a / 255, 0x1f / 255],
} as const;
