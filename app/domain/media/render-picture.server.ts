import { UnusableOriginal } from "./clean-drawing.server.ts";
import { type PictureFormat, pictureFormats, pictureMaxPixels, pictureWidths, widthsFor } from "./media.ts";
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
export async function measureDrawing(svg: string): Promise<{ width: number; height: number }> {
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
