import { outlineOf, type Placement, placed } from "./path.ts";
import type { Point } from "./point.ts";

/** A hovering kestrel with arched wings and fanned tail, in a box of 240 by 155 with the breast at (120, 66). */
const silhouette = [
  "M4 30 C34 14 66 16 90 34 C98 40 104 46 110 48 C112 42 116 38 120 38 C124 38 128 42 130 48 C136 46 142 40 150 34",
  "C174 16 206 14 236 30 C212 30 190 38 172 52 C158 63 146 70 134 74 C131 88 131 98 140 132 Q120 142 100 132",
  "C109 98 109 88 106 74 C94 70 82 63 68 52 C50 38 28 30 4 30 Z",
].join(" ");

export function kestrel(placement: Omit<Placement, "pivot">): Point[] {
  return placed(outlineOf(silhouette), { ...placement, pivot: { x: 120, y: 66 } });
}
