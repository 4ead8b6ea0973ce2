/** Pixels from the top left corner of the picture. */
export interface Point {
  x: number;
  y: number;
}

/** A polyline. */
export type Line = Point[];

export interface Size {
  width: number;
  height: number;
}
