import { promisify } from "node:util";
import { constants, crc32, deflateRaw, gunzip } from "node:zlib";
import type { OpenText, Variant } from "./open-text.server.ts";

/** https://www.rfc-editor.org/rfc/rfc1952#section-2.3: deflate, no name, no time, compressed hard, no system. */
const fileHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/**
 * The rest compressed once, behind a head in a stored block (https://www.rfc-editor.org/rfc/rfc1951#section-3.2.4), so
 * that any head of the same length fits. Only the checksum is made anew.
 */
export async function gzipVariant({ head, rest }: OpenText): Promise<Variant> {
  const compressed = await promisify(deflateRaw)(rest, { level: constants.Z_BEST_COMPRESSION });
  const start = Buffer.concat([fileHeader, storedBlock(head.length)]);
  const continued = checksumAfter(rest);
  return {
    length: start.length + head.length + compressed.length + 8,
    write(written) {
      const end = Buffer.alloc(8);
      end.writeUInt32LE(continued(crc32(written)), 0);
      end.writeUInt32LE((written.length + rest.length) >>> 0, 4);
      return [start, written, compressed, end];
    },
    read: promisify(gunzip),
  };
}

/** Not the last one, stored: a byte, the length, and its complement. */
function storedBlock(length: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt16LE(length, 1);
  bytes.writeUInt16LE(~length & 0xffff, 3);
  return bytes;
}

/**
 * The checksum of a whole, out of that of its start, without reading the rest again. Each bit of the first checksum
 * flips the same bits of the last, whatever the others are (a CRC is affine), so 33 readings tell all.
 */
function checksumAfter(rest: Buffer): (checksum: number) => number {
  const ofZero = crc32(rest, 0);
  const flipped = Array.from({ length: 32 }, (_, bit) => crc32(rest, (1 << bit) >>> 0) ^ ofZero);
  return (checksum) =>
    flipped.reduce((sum, flips, bit) => ((checksum >>> bit) & 1 ? sum ^ flips : sum), ofZero) >>> 0;
}
