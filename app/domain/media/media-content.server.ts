import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { imageSize } from "image-size";
import {
  isMediaType,
  type MediaKind,
  type MediaType,
  mediaKinds,
  mediaMaxBytes,
  mediaTypes,
  pictureMaxPixels,
} from "./media.ts";
import { mediaProblems } from "./media-problems.ts";

/** A rejected file; the message is shown to the uploader. */
export class MediaRefused extends Error {
  override name = "MediaRefused";
}

export interface MediaContent {
  type: MediaType;
  /** SHA-256 in hexadecimal. */
  hash: string;
  /** In bytes. */
  size: number;
  /** In pixels; null when the start of the file does not contain them. */
  width: number | null;
  height: number | null;
}

/** Bytes buffered before the first is passed on: they contain the type and size of nearly every image. */
const headSize = 512 * 1024;

/**
 * Passes a file through in chunks while it inspects every byte. `body` throws MediaRefused as soon as the file is
 * rejected, at the latest at its end; callers must not store anything before that. `content` is set when the body has
 * ended.
 */
export function inspectMedia(
  name: string,
  source: AsyncIterable<Uint8Array>,
  kinds: readonly MediaKind[] = mediaKinds,
) {
  const hash = createHash("sha256");
  let size = 0;
  let known: Pick<MediaContent, "type" | "width" | "height"> | undefined;

  async function* body(): AsyncGenerator<Uint8Array> {
    let head: Uint8Array[] | undefined = [];
    for await (const chunk of source) {
      size += chunk.byteLength;
      hash.update(chunk);
      if (known && size > mediaMaxBytes[mediaTypes[known.type].kind]) throw tooLarge(name, known.type);
      if (!head) {
        yield chunk;
        continue;
      }
      head.push(chunk);
      if (size < headSize) continue;
      known = await recognise(name, Buffer.concat(head), size, kinds);
      yield* head;
      head = undefined;
    }
    if (size === 0) throw new MediaRefused(mediaProblems.empty(name));
    if (!head) return;
    known = await recognise(name, Buffer.concat(head), size, kinds);
    yield* head;
  }

  return {
    body: body(),
    content(): MediaContent {
      if (!known) throw new Error("the file has not been read to its end");
      return { ...known, size, hash: hash.digest("hex") };
    },
  };
}

/** Pixels of the width and height of pictures that only count who opens a page or a mail. */
const MAX_TRACKING_PIXELS = 2;

async function recognise(name: string, head: Buffer, size: number, kinds: readonly MediaKind[]) {
  const type = await typeOf(name, head);
  if (!kinds.includes(mediaTypes[type].kind)) throw new MediaRefused(mediaProblems.notAPicture(name));
  if (size > mediaMaxBytes[mediaTypes[type].kind]) throw tooLarge(name, type);
  if (mediaTypes[type].kind !== "picture") return { type, width: null, height: null };
  const pixels = pixelsOf(head);
  if (pixels && pixels.width * pixels.height > pictureMaxPixels) {
    throw new MediaRefused(mediaProblems.tooManyPixels(name, pixels));
  }
  return { type, width: pixels?.width ?? null, height: pixels?.height ?? null };
}

async function typeOf(name: string, head: Buffer): Promise<MediaType> {
  const found = await fileTypeFromBuffer(head);
  const pixels = found?.mime.startsWith("image/") ? pixelsOf(head) : undefined;
  if (pixels && Math.max(pixels.width, pixels.height) <= MAX_TRACKING_PIXELS)
    throw new MediaRefused(mediaProblems.tooSmall(name, pixels));
  if (found && isAnimated(found.mime, head)) throw new MediaRefused(mediaProblems.animated(name));
  const type = found?.mime === "image/apng" ? "image/png" : found?.mime;
  if (type && isMediaType(type)) return type;
  if ((!type || type === "application/xml") && looksLikeDrawing(head)) return "image/svg+xml";
  throw new MediaRefused(mediaProblems.wrongType(name, found?.ext));
}

/** Whether a picture moves: its variants would silently show the first frame only. */
function isAnimated(type: string, head: Buffer): boolean {
  switch (type) {
    case "image/webp": // https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
      return head.toString("latin1", 12, 16) === "VP8X" && ((head[20] ?? 0) & 0b10) !== 0;
    case "image/apng": // https://www.w3.org/TR/png-3/#acTL-chunk: the number of frames
      return head.readUInt32BE(head.indexOf("acTL") + 4) > 1;
    case "image/avif": // https://aomediacodec.github.io/av1-avif/#image-sequence-brand
      return head.subarray(8, head.readUInt32BE(0)).includes("avis");
    default:
      return false;
  }
}

/** Distinguishes SVG from other types; the sanitiser decides whether it is valid. */
function looksLikeDrawing(head: Buffer): boolean {
  const start = head
    .subarray(0, 4096)
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  return start.startsWith("<") && /<svg[\s>]/.test(start) && !/<html[\s>]|<!doctype html/i.test(start);
}

/** Returns the dimensions after EXIF rotation. Undefined when the head does not contain them. */
function pixelsOf(head: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    // https://www.exif.org/Exif2-2.PDF, tag 274: values from 5 on mean a rotation by 90°.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

function tooLarge(name: string, type: MediaType) {
  return new MediaRefused(mediaProblems.tooLarge(name, mediaTypes[type].kind));
}
