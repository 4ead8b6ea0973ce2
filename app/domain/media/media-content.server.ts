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

/** A file that is not taken; the message is for whoever offered it. */
export class MediaRefused extends Error {
  override name = "MediaRefused";
}

export interface MediaContent {
  type: MediaType;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  /** Bytes. */
  size: number;
  /** Pixels, where the beginning of the file tells them. */
  width: number | null;
  height: number | null;
}

/** Bytes looked at before any is passed on: type and size of nearly every picture stand there. */
const headSize = 512 * 1024;

/**
 * Passes a file on chunk by chunk while it looks at every byte. `body` throws MediaRefused as soon as the file cannot
 * be taken; at the latest at its end, so nothing may be kept before that. `content` is known when it has ended.
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
  const type = found?.mime === "image/apng" ? "image/png" : found?.mime;
  if (type && isMediaType(type)) return type;
  if ((!type || type === "application/xml") && looksLikeDrawing(head)) return "image/svg+xml";
  throw new MediaRefused(mediaProblems.wrongType(name, found?.ext));
}

/** Whether it is one is found out by whoever cleans it; this tells it from the other kinds. */
function looksLikeDrawing(head: Buffer): boolean {
  const start = head
    .subarray(0, 4096)
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  return start.startsWith("<") && /<svg[\s>]/.test(start) && !/<html[\s>]|<!doctype html/i.test(start);
}

/** As they are seen: turned the way the camera was held. Undefined where the head does not tell. */
function pixelsOf(head: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    // https://www.exif.org/Exif2-2.PDF, tag 274: from 5 on the picture lies on its side.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

function tooLarge(name: string, type: MediaType) {
  return new MediaRefused(mediaProblems.tooLarge(name, mediaTypes[type].kind));
}
