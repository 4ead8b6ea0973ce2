import type { Sheet } from "../lines/sheet.ts";

/** A seamless loop. */
export interface Film {
  name: string;
  width: number;
  height: number;
  /** Frames per second and the length of the loop in seconds. */
  rate: number;
  seconds: number;
  /** The frame at `time`, from 0 (inclusive) to 1 (exclusive). */
  frame: (time: number) => Sheet;
  /** The constant rate factor of the WebM: higher is coarser. */
  quality: number;
  /** Target size of the MP4 in bytes; by default the limit of all films. */
  mp4Bytes?: number;
  /** Widths of the poster, the first frame. */
  posterWidths: number[];
}
