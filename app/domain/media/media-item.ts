import { z } from "zod";
import type { MediaState } from "#db/schema/media.ts";
import type { MediaKind, MediaSource } from "./media.ts";

/** A medium as the admin lists it. */
export interface MediaItem {
  id: string;
  name: string;
  kind: MediaKind;
  type: string;
  /** Bytes of the original. */
  size: number;
  /** Pixels of the original. */
  width: number | null;
  height: number | null;
  /** Null until somebody has said it; empty for decoration. */
  alt: string | null;
  focusX: number;
  focusY: number;
  tags: string[];
  state: MediaState;
  problem: string | null;
  /** What can be shown of it; after a replacement that is what was there before, until the new one is ready. */
  source: MediaSource | null;
  version: number;
  createdAt: Date;
}

/** A medium in a picker; it arrives as JSON, which has no dates. */
export type MediaChoice = Omit<MediaItem, "createdAt">;

/** One page of the library, and how many there are on all pages. */
export interface MediaPage {
  items: MediaChoice[];
  total: number;
}

/** What became of one file that was sent. */
const uploadResultSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["added", "replaced", "duplicate"]), id: z.uuid(), name: z.string() }),
  z.object({ outcome: z.enum(["refused", "failed"]), name: z.string(), problem: z.string() }),
]);
export type UploadResult = z.output<typeof uploadResultSchema>;

/** What became of a form with files: of each file, and of the form as a whole where that went wrong. */
export const uploadAnswerSchema = z.object({
  results: z.array(uploadResultSchema),
  problem: z.string().optional(),
});
export type UploadAnswer = z.output<typeof uploadAnswerSchema>;
