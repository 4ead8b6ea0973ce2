import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { type OpenObject, openObject, sizeOf } from "#app/platform/objects.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { type MediaVariant, media } from "#db/schema/media.ts";
import { variantFile, variantKey } from "./media-files.server.ts";

/** What is asked for by an address of the public. */
export interface Delivery {
  id: string;
  /** `960.avif`, `whole.pdf`. */
  file: string;
  /** The one that is shown now, when the address names none. */
  revision: string | null;
}

export interface Located {
  key: string;
  revision: string;
  /** Whether the address names the revision: what it answers will never change then. */
  isFinal: boolean;
}

/**
 * Where a variant is kept. By its address alone where that names the revision, so that pictures do not need the
 * database; else the one that is shown now, or undefined.
 */
export async function locateVariant({ id, file, revision }: Delivery): Promise<Located | undefined> {
  if (revision) return { key: variantKey(id, revision, file), revision, isFinal: true };
  return locateCurrent(id, file);
}

/** The variant of this name that is shown now. */
export async function locateCurrent(id: string, file: string): Promise<Located | undefined> {
  const current = await findCurrent(id);
  const variant = current?.variants.find(({ width, format }) => variantFile(width, format) === file);
  return variant && current ? { key: variant.key, revision: current.revision, isFinal: false } : undefined;
}

/** The best variant that every browser can show, for those who have the id alone. */
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

/** Opens a variant, or a range of it. Answers and rejects as `openObject`. */
export function openVariant(key: string, range?: string): Promise<OpenObject | "outside" | undefined> {
  return openObject({ bucket: buckets.media, key, range });
}

/** Bytes of a variant; undefined when it is not there. */
export function sizeOfVariant(key: string): Promise<number | undefined> {
  return sizeOf({ bucket: buckets.media, key });
}
