import type { Sheet } from "../lines/sheet.ts";

/** A seamless loop. */
export interface Film {
  name: string;
  width: number;
  height: number;
  /** Frames per second and the length of the loop in seconds. */
  rate: number;
  seconds: number;
  /** The frame at `time`, 0 up to 1. */
  frame: (time: number) => Sheet;
  /** The constant rate factor of the WebM: higher is coarser. */
  quality: number;
  /** Bytes the MP4 is made for; the limit of all films where it is not given. */
  mp4Bytes?: number;
  /** Widths of the still of the first frame. */
  posterWidths: number[];
}
