import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type OpenObject, openObject, type PrivateFile } from "#app/platform/objects.server.ts";
import { defineJob, enqueue, jobKey } from "#app/platform/queue.server.ts";
import { buckets, deleteObjects, sizeOf, uploadStream } from "#app/platform/storage.server.ts";
import { type MediaVariant, media, type VariantFormat } from "#db/schema/media.ts";
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

interface StoredOriginal extends MediaContent {
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

/** The key prefix of share cards, which are in the media bucket too and belong to no medium. */
export const CARD_PREFIX = "share-cards/";

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

/** The original in the private part of the bucket; callers must check that the user may see the library. */
export function originalOf({ key, name, type }: { key: string; name: string; type: string }): PrivateFile {
  return { bucket: buckets.media, key, name, type };
}

/** Deletes unneeded objects. Never rejects; `removeStrayMedia` finds the remaining ones. */
export async function discard(keys: string[]) {
  await deleteObjects({ bucket: buckets.media, keys }).catch((err: unknown) => {
    log.warn({ err, files: keys.length }, "media files could not be removed yet");
  });
}

/** The variant that a public URL requests. */
export interface Delivery {
  id: string;
  /** `960.avif`, `whole.pdf`. */
  file: string;
  /** Null when the URL names none: the current revision. */
  revision: string | null;
}

export interface Located {
  key: string;
  revision: string;
  /** Whether the URL names the revision, which makes the response immutable. */
  isFinal: boolean;
}

/**
 * Returns a variant's object key. When the URL names the revision, this needs no database query; otherwise it is the
 * current revision, or undefined.
 */
export async function locateVariant({ id, file, revision }: Delivery): Promise<Located | undefined> {
  if (revision) return { key: variantKey(id, revision, file), revision, isFinal: true };
  return locateCurrent(id, file);
}

/** Returns the current variant with this file name. */
export async function locateCurrent(id: string, file: string): Promise<Located | undefined> {
  const current = await findCurrent(id);
  const variant = current?.variants.find(({ width, format }) => variantFile(width, format) === file);
  return variant && current ? { key: variant.key, revision: current.revision, isFinal: false } : undefined;
}

/** Returns the best variant that all browsers support, for URLs with only the id. */
export async function locateBest(id: string): Promise<{ file: string; revision: string } | undefined> {
  const current = await findCurrent(id);
  const best = current?.variants.findLast(({ format }) => format !== "avif");
  return best && current
    ? { file: variantFile(best.width, best.format), revision: current.revision }
    : undefined;
}

async function findCurrent(id: string): Promise<{ variants: MediaVariant[]; revision: string } | undefined> {
  const [found] = await db
    .select({ variants: media.variants, revision: media.revision })
    .from(media)
    .where(eq(media.id, id));
  return found?.revision ? { ...found, revision: found.revision } : undefined;
}

/** Opens a variant or a byte range of it. Resolves and rejects like `openObject`. */
export function openVariant(key: string, range?: string): Promise<OpenObject | "outside" | undefined> {
  return openObject({ bucket: buckets.media, key, range });
}

/** Returns the size of a variant in bytes; undefined when it does not exist. */
export function sizeOfVariant(key: string): Promise<number | undefined> {
  return sizeOf({ bucket: buckets.media, key });
}

/**
 * Creates the public variants of an original. Runs one at a time, because resizing a large image takes some hundred
 * megabytes of memory. Six attempts cover about ten minutes of a storage outage.
 */
export const makeVariants = defineJob({
  name: "media.make-variants",
  payload: z.object({
    mediaId: z.uuid(),
    /** Hash of the original; a newer original has a newer job. */
    hash: z.string(),
  }),
  maxAttempts: 6,
  serialQueue: "media",
});

/** Enqueues the variants of an original; replaces a queued or failed job of the same medium. */
export async function makeVariantsLater(tx: Transaction, mediaId: string, hash: string) {
  await enqueue(tx, makeVariants, { mediaId, hash }, { key: jobKey(makeVariants, mediaId) });
}

/** Deletes unreferenced objects; a hundred attempts take weeks. */
export const removeObjects = defineJob({
  name: "media.remove-objects",
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 100,
  serialQueue: "media", // not concurrently with variants of the same content
});
