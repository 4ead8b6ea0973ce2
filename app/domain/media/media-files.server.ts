import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { log } from "#app/platform/log.server.ts";
import { buckets, deleteObjects, signedDownload, uploadStream } from "#app/platform/storage.server.ts";
import type { VariantFormat } from "#db/schema/media.ts";
import type { MediaKind } from "./media.ts";
import { inspectMedia, type MediaContent } from "./media-content.server.ts";

/** `max-age` in seconds; changed content has a new URL. */
export const immutable = "public, max-age=31536000, immutable";

/** An uploaded file: the original name and a byte stream that can be read once. */
export interface OfferedFile {
  name: string;
  body: AsyncIterable<Uint8Array>;
  /** Accepted kinds; all by default. */
  kinds?: readonly MediaKind[];
}

export interface StoredOriginal extends MediaContent {
  key: string;
}

/**
 * Streams a file into the private part of the media bucket and validates type, size and content. Rejects with
 * MediaRefused for a disallowed file, with the body's error when the body aborts, and with any other error when the
 * storage fails; in each case nothing remains in the bucket.
 */
export async function storeOriginal(
  mediaId: string,
  { name, body, kinds }: OfferedFile,
): Promise<StoredOriginal> {
  const inspection = inspectMedia(name, body, kinds);
  const key = `originals/${mediaId}/${randomBytes(12).toString("base64url")}`;
  await uploadStream({
    bucket: buckets.media,
    key,
    body: Readable.from(inspection.body),
    contentType: "application/octet-stream", // the type is not known yet; downloads set it
    cacheControl: "private, no-store",
  });
  return { key, ...inspection.content() };
}

/** Returns the revision of an original's variants: the same content has the same URLs. */
export function revisionOf(hash: string): string {
  return hash.slice(0, 16);
}

/** Returns `960.avif`, or `whole.pdf` for a file without several widths. */
export function variantFile(width: number | null, format: VariantFormat): string {
  return `${width ?? "whole"}.${format}`;
}

/** Returns a variant's object key. Everything below `public/` is publicly readable. */
export function variantKey(mediaId: string, revision: string, file: string): string {
  return `public/${mediaId}/${revision}/${file}`;
}

/**
 * Returns a link that downloads the original, valid for 60 seconds; callers must check that the user may see the
 * library. Resolves like `signedDownload`.
 */
export function linkToOriginal({ key, name, type }: { key: string; name: string; type: string }) {
  return signedDownload({ bucket: buckets.media, key, fileName: name, contentType: type });
}

/** Deletes unneeded objects. Never rejects; `removeStrayMedia` finds the remaining ones. */
export async function discard(keys: string[]) {
  await deleteObjects({ bucket: buckets.media, keys }).catch((err: unknown) => {
    log.warn({ err, files: keys.length }, "media files could not be removed yet");
  });
}
