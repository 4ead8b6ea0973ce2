import { z } from "zod";
import type { MediaState } from "#db/schema/media.ts";
import type { MediaKind, MediaSource } from "./media.ts";

/** A medium in the admin's lists. */
export interface MediaItem {
  id: string;
  name: string;
  kind: MediaKind;
  type: string;
  /** Size of the original in bytes. */
  size: number;
  /** Dimensions of the original in pixels. */
  width: number | null;
  height: number | null;
  /** Null until an editor sets it; empty for decorative images. */
  alt: string | null;
  focusX: number;
  focusY: number;
  tags: string[];
  state: MediaState;
  problem: string | null;
  /** The displayable variants; after a replacement, the previous ones until the new ones are ready. */
  source: MediaSource | null;
  version: number;
  createdAt: Date;
}

/** A medium in a picker; the JSON response contains no Date. */
export type MediaChoice = Omit<MediaItem, "createdAt">;

/** One page of the library and the total number. */
export interface MediaPage {
  items: MediaChoice[];
  total: number;
}

/** Result of one uploaded file. */
const uploadResultSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["added", "replaced", "duplicate"]), id: z.uuid(), name: z.string() }),
  z.object({ outcome: z.enum(["refused", "failed"]), name: z.string(), problem: z.string() }),
]);
export type UploadResult = z.output<typeof uploadResultSchema>;

/** Result of an upload form: one per file, and the error of the whole form, if any. */
export const uploadAnswerSchema = z.object({
  results: z.array(uploadResultSchema),
  problem: z.string().optional(),
});
export type UploadAnswer = z.output<typeof uploadAnswerSchema>;

const id = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";
const addressInText = new RegExp(`/media/(${id})`, "g");

/** Returns the ids of all media that the content refers to: pictures, files, and addresses anywhere in a text. */
export function mediaIdsIn(content: unknown): Set<string> {
  const ids = new Set<string>();
  const collect = (value: unknown, name?: string) => {
    if (typeof value === "string") {
      const found =
        name === "mediaId" ? [value] : Array.from(value.matchAll(addressInText), ([, match]) => match);
      for (const each of found) if (each) ids.add(each);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, part] of Object.entries(value)) collect(part, key);
    }
  };
  collect(content);
  return ids;
}

const address = new RegExp(`^/media/(${id})$`);

/** Returns the id in a stored media URL; undefined for any other URL. */
export function mediaIdOf(path: string): string | undefined {
  return address.exec(path)?.[1];
}

/** A picture of the library in what the public reads; `resolvePictures` replaces it by its files. */
export interface LibraryPicture {
  mediaId: string;
}

/**
 * A picture in a text field, a setting or a column, which have addresses: of the library as blocks have it, so that
 * `resolvePictures` finds it.
 */
export function pictureAt<Address extends string | null | undefined>(
  address: Address,
): Address | LibraryPicture {
  const mediaId = address && mediaIdOf(address);
  return mediaId ? { mediaId } : address;
}
