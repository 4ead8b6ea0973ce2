import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { type OpenObject, openObject, sizeOf } from "#app/platform/objects.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { type MediaVariant, media } from "#db/schema/media.ts";
import { variantFile, variantKey } from "./media-files.server.ts";

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
