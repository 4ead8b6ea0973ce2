import { UnusableOriginal } from "./clean-drawing.server.ts";
import { type PictureFormat, pictureFormats, pictureMaxPixels, pictureWidths, widthsFor } from "./media.ts";
import { messages } from "./messages.ts";

export interface RenderedPicture {
  /** Pixels of the original as it is seen. */
  width: number;
  height: number;
  /** A data address of some 200 bytes; null for a picture that may be seen through. */
  placeholder: string | null;
  /** One after the other, so that no two of them are in memory. */
  files: AsyncIterable<{ width: number; format: PictureFormat; bytes: Buffer }>;
}

/** Pixels of the largest that is made: taller ones than WebP can hold (16,383) are narrower instead. */
const largest = { width: Math.max(...pictureWidths), height: 8000 };

/** Seconds after which one step of the work is given up. */
const TIMEOUT_SECONDS = 90;

/** AVIF of effort 4 is 7 % smaller than of 3, and takes three and a half times as long and 140 MB more memory. */
const encodings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, effort: 4 },
} satisfies Record<PictureFormat, object>;

/**
 * A picture in every width and format, without any of its metadata and turned the way its camera was held. It is
 * decoded once, to the largest width. Rejects with UnusableOriginal when it cannot be read or has too many pixels.
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

/** Only the worker needs it, and only when a picture comes. One thread, nothing kept: it shares its machine. */
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

/** Wide enough to tell sky from ground; what shows it blurs it. */
async function placeholderOf(picture: ReturnType<Sharp>): Promise<string> {
  const bytes = await picture.resize({ width: 16 }).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

/** Pixels of a drawing, as its own size or view box says. Rejects with UnusableOriginal when it has none. */
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
