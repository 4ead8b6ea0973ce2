import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { ArchiveWriter } from "./write-archive.ts";

/** Bytes of a part before compression; also the memory that it needs. */
const partSize = 8 * 1024 * 1024;

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** Adds a stream of unknown length in compressed parts: `rows/0001.gz`, `rows/0002.gz`, … */
export async function addInParts(archive: ArchiveWriter, folder: string, body: AsyncIterable<Buffer>) {
  let number = 0;
  for await (const part of partsOf(body)) {
    number += 1;
    await archive.addBytes(`${folder}/${String(number).padStart(4, "0")}.gz`, await compress(part));
  }
}

/** Returns the uncompressed content of a part. */
export async function expandPart(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return expand(Buffer.concat(chunks));
}

async function* partsOf(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size < partSize) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}
