import { createHash } from "node:crypto";
import { once } from "node:events";
import { open, rename, rm } from "node:fs/promises";
import { PassThrough, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { ArchiveError } from "./archive-error.ts";
import { encrypted } from "./encryption.ts";
import { type Entry, manifestName } from "./manifest.ts";
import { messages } from "./messages.ts";

export interface WriteOptions {
  /** Encrypts the archive for this age recipient. */
  recipient?: string;
  /** Ends the writing as a failure. */
  signal?: AbortSignal;
}

export interface ArchiveWriter {
  /** Streams a file of this many bytes. Rejects if there are more or fewer. */
  add(name: string, size: number, body: AsyncIterable<Uint8Array>): Promise<Entry>;
  addBytes(name: string, bytes: Uint8Array): Promise<Entry>;
}

/**
 * Writes an archive: a tar file that ends with `manifest.json`, which has the length and SHA-256 of every other file
 * and the result of `fill`. Unless encrypted, the output is reproducible. Other users cannot read the file. It is
 * called `….part` until it is complete, and is deleted on failure.
 */
export async function writeArchiveFile<Contents>(
  file: string,
  kind: string,
  fill: (archive: ArchiveWriter) => Promise<Contents>,
  options?: WriteOptions,
): Promise<Contents> {
  const part = `${file}.part`;
  try {
    const destination = (await open(part, "w", 0o600)).createWriteStream({ flush: true });
    const contents = await writeArchive(destination, kind, fill, options);
    await rename(part, file);
    return contents;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The same for any stream, which may end early on failure: an archive without a manifest is invalid. */
export async function writeArchive<Contents>(
  destination: Writable,
  kind: string,
  fill: (archive: ArchiveWriter) => Promise<Contents>,
  { recipient, signal }: WriteOptions = {},
): Promise<Contents> {
  const tar = pack();
  const writing = recipient
    ? pipeline(await encrypted(tar.pipe(new PassThrough()), recipient), destination, { signal })
    : pipeline(tar, destination, { signal });
  // A failed destination never drains, so waiting for it would never end.
  const broken = writing.then(() => new Promise<never>(() => {}));
  broken.catch(() => {}); // reported to the next writer, and at the end

  async function add(name: string, size: number, body: AsyncIterable<Uint8Array>): Promise<Entry> {
    const hash = createHash("sha256");
    const entry = tar.entry({ name, size, mode: 0o600, mtime: new Date(0) });
    const taken = Promise.race([once(entry, "close"), broken]);
    taken.catch(() => {});
    let written = 0;
    for await (const chunk of body) {
      written += chunk.byteLength;
      if (written > size) break;
      hash.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, "drain"), broken]);
    }
    if (written !== size) throw new ArchiveError(messages.changedWhileRead(name, size));
    entry.end(undefined);
    await taken;
    return { name, size, sha256: hash.digest("hex") };
  }

  const entries: Entry[] = [];
  const archive: ArchiveWriter = {
    async add(name, size, body) {
      const entry = await add(name, size, body);
      entries.push(entry);
      return entry;
    },
    addBytes: (name, bytes) => archive.add(name, bytes.byteLength, one(bytes)),
  };
  try {
    const contents = await fill(archive);
    const manifest = Buffer.from(JSON.stringify({ kind, entries, contents }, undefined, 1));
    await add(manifestName, manifest.byteLength, one(manifest));
    tar.finalize();
    await writing;
    return contents;
  } catch (error) {
    const hasDestinationFailed = tar.destroyed;
    tar.destroy();
    const failure = await writing.then(
      () => error,
      (reason: unknown) => reason,
    );
    throw hasDestinationFailed ? failure : error;
  }
}

async function* one(bytes: Uint8Array) {
  yield bytes;
}
