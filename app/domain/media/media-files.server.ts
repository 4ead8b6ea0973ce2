import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { log } from "#app/platform/log.server.ts";
import { buckets, deleteObjects, signedDownload, uploadStream } from "#app/platform/storage.server.ts";
import type { VariantFormat } from "#db/schema/media.ts";
import type { MediaKind } from "./media.ts";
import { inspectMedia, type MediaContent } from "./media-content.server.ts";

/** Seconds: what has another content has another address. */
export const immutable = "public, max-age=31536000, immutable";

/** A file as it comes: the name its sender gave it, and its bytes, which can be read once. */
export interface OfferedFile {
  name: string;
  body: AsyncIterable<Uint8Array>;
  /** What is accepted; every kind unless given. */
  kinds?: readonly MediaKind[];
}

export interface StoredOriginal extends MediaContent {
  key: string;
}

/**
 * Streams a file into the private part of the media bucket while its type, size and content are checked. Rejects with
 * MediaRefused when it may not be taken, with the error of the body when that ends too early, with any other when the
 * storage does not take it; in each case the bucket has nothing of it.
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
    contentType: "application/octet-stream", // the type is not known yet, and whoever opens it is told
    cacheControl: "private, no-store",
  });
  return { key, ...inspection.content() };
}

/** The revision of the variants made of an original: the same content has the same addresses again. */
export function revisionOf(hash: string): string {
  return hash.slice(0, 16);
}

/** `960.avif`, or `whole.pdf` for what is not kept in several widths. */
export function variantFile(width: number | null, format: VariantFormat): string {
  return `${width ?? "whole"}.${format}`;
}

/** Where a variant is kept. Everything below `public/` may be read by anybody. */
export function variantKey(mediaId: string, revision: string, file: string): string {
  return `public/${mediaId}/${revision}/${file}`;
}

/** A link that downloads the original for 60 seconds; only for whoever may see the library. As `signedDownload`. */
export function linkToOriginal({ key, name, type }: { key: string; name: string; type: string }) {
  return signedDownload({ bucket: buckets.media, key, fileName: name, contentType: type });
}

/** Removes what was stored in vain. Never rejects; what resists is found by `removeStrayMedia`. */
export async function discard(keys: string[]) {
  await deleteObjects({ bucket: buckets.media, keys }).catch((err: unknown) => {
    log.warn({ err, files: keys.length }, "media files could not be removed yet");
  });
}
