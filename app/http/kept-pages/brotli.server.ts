import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompressSync,
  brotliDecompress,
  constants,
  createBrotliCompress,
} from "node:zlib";
import type { OpenText, Variant } from "./open-text.server.ts";

/** Those whose number takes four bits in the stream. */
const [smallestWindow, largestWindow] = [18, 24];

/** The smallest window, in bits, through which the whole is seen: the compressor takes eight times as much memory. */
function windowFor(length: number): number {
  return Math.min(largestWindow, Math.max(smallestWindow, Math.ceil(Math.log2(length + 16))));
}

function optionsFor(windowBits: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  };
}

/**
 * The rest compressed once, behind a head that stands uncompressed in a meta-block of its own, so that any head of the
 * same length fits (https://www.rfc-editor.org/rfc/rfc7932#section-9.2). The compressor sees a stand-in for the head:
 * as long, so that distances are right; of bytes that no text in UTF-8 has, so that nothing is copied from it; and with
 * the head's last two letters, which decide how the first ones of the rest are coded.
 */
export async function brotliVariant({ head, rest }: OpenText): Promise<Variant> {
  const windowBits = windowFor(head.length + rest.length);
  const compressed = await compressAfter(standIn(head), rest, optionsFor(windowBits));
  const start = uncompressedBlock(head.length, windowBits);
  return {
    length: start.length + head.length + compressed.length,
    write: (written) => [start, written, compressed],
    read: promisify(brotliDecompress),
  };
}

async function compressAfter(before: Buffer, rest: Buffer, options: BrotliOptions): Promise<Buffer> {
  const compressor = createBrotliCompress(options);
  compressor.write(before);
  compressor.flush(constants.BROTLI_OPERATION_FLUSH, () => compressor.end(rest));
  const whole = await buffer(compressor);
  // A flush ends with a whole byte, and what comes before it depends on nothing that comes after.
  const flushed = brotliCompressSync(before, {
    ...options,
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  return whole.subarray(flushed.length);
}

/** Bytes that no page has: control characters, and what UTF-8 never uses (RFC 3629). A prime number of them. */
const foreign = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28],
  ...[0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff],
];

/**
 * No two bytes follow each other twice, or the compressor would copy them, and what follows could say "as far back as
 * the last time". Steps of one, then of two, and so on, around a prime number of places meet no pair again.
 */
function standIn(head: Buffer): Buffer {
  let place = 0;
  const bytes = head.map((_, position) => {
    place += 1 + Math.floor(position / foreign.length);
    return foreign[place % foreign.length] ?? 0;
  });
  head.copy(bytes, head.length - 2, head.length - 2);
  return Buffer.from(bytes);
}

/** The head of the stream, and of a meta-block that is not the last: exactly three bytes. */
function uncompressedBlock(length: number, windowBits: number): Buffer {
  const window = ((windowBits - 17) << 1) | 1;
  const isUncompressed = 1 << 23;
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE((window | ((length - 1) << 7) | isUncompressed) >>> 0, 0, 3);
  return bytes;
}
