import { and, eq } from "drizzle-orm";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { copyObject, readBytes, storeBytes } from "#app/platform/objects.server.ts";
import { buckets, sizeOf } from "#app/platform/storage.server.ts";
import { type MediaVariant, media, type VariantFormat } from "#db/schema/media.ts";
import { cleanDrawing, UnusableOriginal } from "./clean-drawing.server.ts";
import {
  isMediaType,
  mediaTypes,
  type PictureFormat,
  pictureFormats,
  pictureMaxPixels,
  pictureWidths,
  widthsFor,
} from "./media.ts";
import { discard, immutable, revisionOf, variantFile, variantKey } from "./media-files.server.ts";
import { messages } from "./messages.ts";

interface RenderedPicture {
  /** Pixels of the original after rotation. */
  width: number;
  height: number;
  /** A data URL of some 200 bytes; null for transparent pictures. */
  placeholder: string | null;
  /** Generated one after the other, so that only one is in memory. */
  files: AsyncIterable<{ width: number; format: PictureFormat; bytes: Buffer }>;
}

/** Maximum pixels of a variant: pictures taller than WebP's limit (16,383) become narrower. */
const largest = { width: Math.max(...pictureWidths), height: 8000 };

/** Timeout of each step in seconds. */
const TIMEOUT_SECONDS = 90;

/** AVIF with effort 4 is 7 % smaller than with 3, but takes three and a half times as long and 140 MB more memory. */
const encodings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, effort: 4 },
} satisfies Record<PictureFormat, object>;

/**
 * Renders a picture in every width and format, without metadata and with its EXIF rotation applied. It is decoded once,
 * to the largest width. Rejects with UnusableOriginal when it is unreadable or has too many pixels.
 */
export async function renderPicture(original: Uint8Array): Promise<RenderedPicture> {
  const sharp = await loadSharp();
  const { data, info, size } = await decode(sharp, original);
  const master = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).timeout({
      seconds: TIMEOUT_SECONDS,
    });
  const isOpaque = info.channels < 4;
  return {
    ...size,
    placeholder: isOpaque ? await placeholderOf(master()) : null,
    files: (async function* () {
      for (const width of widthsFor(info.width)) {
        for (const format of pictureFormats) {
          const encoded = master().resize({ width }).toFormat(format, encodings[format]);
          yield { width, format, bytes: await encoded.toBuffer() };
        }
      }
    })(),
  };
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** Loaded lazily, because only the worker needs it. One thread and no cache, because the machine is shared. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function decode(sharp: Sharp, original: Uint8Array) {
  const input = sharp(original, {
    limitInputPixels: pictureMaxPixels,
    failOn: "error",
    sequentialRead: true,
  });
  try {
    const { autoOrient, hasAlpha } = await input.metadata();
    const isOpaque = !hasAlpha || (await input.clone().stats()).isOpaque;
    const oriented = input
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ ...largest, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const { data, info } = await (isOpaque ? oriented.removeAlpha() : oriented)
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    return { data, info, size: autoOrient };
  } catch (error) {
    throw new UnusableOriginal(wordsFor(error), { cause: error });
  }
}

function wordsFor(error: unknown): string {
  return error instanceof Error && /pixel limit/i.test(error.message)
    ? messages.thePictureHasMoreThan(pictureMaxPixels / 1_000_000)
    : messages.thePictureIsDamagedAnd;
}

/** Enough pixels to distinguish the main areas; it is shown blurred. */
async function placeholderOf(picture: ReturnType<Sharp>): Promise<string> {
  const bytes = await picture.resize({ width: 16 }).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

/** Pixels of an SVG from its size or viewBox. Rejects with UnusableOriginal when it has neither. */
async function measureDrawing(svg: string): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(Buffer.from(svg), {
      limitInputPixels: pictureMaxPixels,
    }).metadata();
    return { width, height };
  } catch (error) {
    throw new UnusableOriginal(messages.theDrawingCannotBeDrawn, { cause: error });
  }
}

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
