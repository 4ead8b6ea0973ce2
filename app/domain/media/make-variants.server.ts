import { and, eq } from "drizzle-orm";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { copyObject, readBytes, sizeOf, storeBytes } from "#app/platform/objects.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { type MediaVariant, media, type VariantFormat } from "#db/schema/media.ts";
import { cleanDrawing, UnusableOriginal } from "./clean-drawing.server.ts";
import { isMediaType, mediaTypes } from "./media.ts";
import { discard, immutable, revisionOf, variantFile, variantKey } from "./media-files.server.ts";
import { messages } from "./messages.ts";
import { measureDrawing, renderPicture } from "./render-picture.server.ts";

type Original = typeof media.$inferSelect;
type Made = Partial<Pick<Original, "width" | "height" | "placeholder">> & { variants: MediaVariant[] };

/**
 * Creates the public variants of an original and publishes them. Skips an original that has been replaced or deleted
 * since; marks an unusable one. Rejects when the storage or Postgres is unavailable.
 */
export async function makeMediaVariants(id: string, hash: string) {
  const [original] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.hash, hash)));
  if (!original) return;
  try {
    await show(original, await make(original));
  } catch (error) {
    if (error instanceof UnusableOriginal) return fail(db, original, error.message);
    throw error;
  }
}

/** Runs after the last attempt: marks the medium as failed, unless its content has changed. */
export function giveUpMediaVariants(tx: Transaction, id: string, hash: string) {
  return fail(tx, { id, hash }, messages.theStorageCannotBeReached);
}

async function make(original: Original): Promise<Made> {
  const { type } = original;
  if (!isMediaType(type)) throw new UnusableOriginal(messages.unknownFileType(type));
  const { kind, as } = mediaTypes[type];
  if (kind === "picture") return makePicture(original);
  if (kind === "drawing") return makeDrawing(original);
  const key = keyOf(original, null, as);
  await copyObject({
    bucket: buckets.media,
    from: original.key,
    key,
    contentType: type,
    cacheControl: immutable,
  });
  const size = (await sizeOf({ bucket: buckets.media, key })) ?? 0;
  return { variants: [{ width: null, format: as, key, size }] };
}

async function makePicture(original: Original): Promise<Made> {
  const { files, ...picture } = await renderPicture(await read(original));
  const variants: MediaVariant[] = [];
  for await (const { width, format, bytes } of files) {
    variants.push(await store(original, { width, format, contentType: `image/${format}`, bytes }));
  }
  return { ...picture, variants };
}

async function makeDrawing(original: Original): Promise<Made> {
  const svg = await cleanDrawing((await read(original)).toString("utf8"));
  const bytes = Buffer.from(svg);
  const size = await measureDrawing(svg);
  const variant = { width: null, format: "svg" as const, contentType: "image/svg+xml", bytes };
  return { ...size, variants: [await store(original, variant)] };
}

async function read({ key }: Original): Promise<Buffer> {
  const bytes = await readBytes({ bucket: buckets.media, key });
  if (!bytes) throw new UnusableOriginal(messages.theOriginalIsMissingIn);
  return bytes;
}

interface NewVariant {
  width: number | null;
  format: VariantFormat;
  contentType: string;
  bytes: Buffer;
}

async function store(original: Original, { width, format, contentType, bytes }: NewVariant) {
  const key = keyOf(original, width, format);
  await storeBytes({ bucket: buckets.media, key, bytes, contentType, cacheControl: immutable });
  return { width, format, key, size: bytes.byteLength };
}

function keyOf({ id, hash }: Original, width: number | null, format: VariantFormat): string {
  return variantKey(id, revisionOf(hash), variantFile(width, format));
}

async function show({ id, hash }: Original, made: Made) {
  const shown = await db
    .update(media)
    .set({ ...made, revision: revisionOf(hash), state: "ready", problem: null })
    .where(and(eq(media.id, id), eq(media.hash, hash)))
    .returning({ id: media.id });
  // The medium was replaced or deleted during processing.
  if (shown.length === 0) await discard(made.variants.map(({ key }) => key));
}

async function fail(
  tx: Transaction | Database,
  { id, hash }: Pick<Original, "id" | "hash">,
  problem: string,
) {
  await tx
    .update(media)
    .set({ state: "failed", problem })
    .where(and(eq(media.id, id), eq(media.hash, hash), eq(media.state, "processing")));
}
