import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { extract } from "tar-stream";
import { env } from "#app/platform/env.server.ts";
import { ArchiveError } from "./archive-error.ts";
import { decrypted, isEncrypted } from "./encryption.ts";
import { type Entry, manifestName, manifestSchema } from "./manifest.ts";
import { messages } from "./messages.ts";

export interface OpenEntry {
  name: string;
  /** Bytes. */
  size: number;
  /** Unread content is skipped. */
  body: AsyncIterable<Uint8Array>;
}

/** The files of an archive in order, the manifest last. Throws an ArchiveError for a truncated archive. */
export async function* readEntries(file: string): AsyncGenerator<OpenEntry> {
  const source = await openArchive(file);
  const tar = extract();
  source.on("error", (error) => tar.destroy(error));
  source.pipe(tar);
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      yield { name, size, body: bytesOf(entry, file) };
      entry.resume();
    }
  } catch (error) {
    throw asArchiveError(error, file);
  } finally {
    source.destroy();
  }
}

async function openArchive(file: string): Promise<Readable> {
  const read = () => createReadStream(file, { highWaterMark: 1024 * 1024 });
  if (!(await isEncrypted(file))) return read();
  if (!env.BACKUP_IDENTITY) throw new ArchiveError(messages.isEncrypted(file));
  return Readable.from(decrypted(read(), env.BACKUP_IDENTITY));
}

async function* bytesOf(entry: AsyncIterable<unknown>, file: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of entry) if (chunk instanceof Uint8Array) yield chunk;
  } catch (error) {
    throw asArchiveError(error, file);
  }
}

/** tar-stream's errors have only a message; file system errors are already clear. */
function asArchiveError(error: unknown, file: string): unknown {
  const isOfTar =
    error instanceof Error && /^(Unexpected end of data|Invalid tar header)/.test(error.message);
  return isOfTar ? new ArchiveError(messages.isDamaged(file, error.message), { cause: error }) : error;
}

/**
 * Reads the whole archive and compares it with its manifest. Returns the manifest's contents; throws an ArchiveError
 * that lists missing, additional and different files.
 */
export async function verifyArchive(file: string, kind: string): Promise<unknown> {
  const found = new Map<string, Entry>();
  let manifest: unknown;
  await requireFile(file);
  for await (const { name, size, body } of readEntries(file)) {
    if (name === manifestName) manifest = parse(await buffer(body));
    else found.set(name, { name, size, sha256: await hashOf(body) });
  }
  if (!manifest) throw new ArchiveError(messages.isIncomplete(file, manifestName));

  const read = manifestSchema.safeParse(manifest);
  if (!read.success) throw new ArchiveError(messages.manifestUnreadable(file, manifestName));
  if (read.data.kind !== kind) throw new ArchiveError(messages.wrongKind(file, kind, read.data.kind));
  for (const entry of read.data.entries) {
    const own = found.get(entry.name);
    if (!own) throw new ArchiveError(messages.partMissing(file, entry.name));
    if (own.size !== entry.size || own.sha256 !== entry.sha256)
      throw new ArchiveError(messages.partDiffers(file, entry.name));
    found.delete(entry.name);
  }
  const [stranger] = found.keys();
  if (stranger) throw new ArchiveError(messages.unknownPart(file, stranger, manifestName));
  return read.data.contents;
}

/** As hexadecimal digits. */
export async function hashOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of body) hash.update(chunk);
  return hash.digest("hex");
}

async function requireFile(file: string) {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new ArchiveError(messages.noArchive(file));
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}
