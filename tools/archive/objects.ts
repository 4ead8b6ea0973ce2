import { Readable } from "node:stream";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { z } from "zod";
import {
  deleteObjects,
  isMissing,
  listObjects,
  storage,
  uploadStream,
} from "#app/platform/storage.server.ts";
import { ArchiveError } from "./archive-error.ts";
import { messages } from "./messages.ts";
import { hashOf } from "./read-archive.ts";
import type { ArchiveWriter } from "./write-archive.ts";

/** A location of objects: all keys in a bucket that start with `prefix`. */
export interface Place {
  bucket: string;
  /** Empty for the whole bucket. */
  prefix: string;
}

export const objectRecord = z.object({
  /** Without the location's prefix. */
  key: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Hash of those bytes, as hexadecimal digits. */
  sha256: z.string(),
  /** Media type. */
  contentType: z.string(),
  /** The Cache-Control header of its responses. */
  cacheControl: z.string(),
});
export type ObjectRecord = z.output<typeof objectRecord>;

/** The keys of a location in the storage's order, without its prefix. */
export async function* listKeys({ bucket, prefix }: Place): AsyncGenerator<string> {
  for await (const page of listObjects(bucket)) {
    for (const { key } of page) if (key.startsWith(prefix)) yield key.slice(prefix.length);
  }
}

/**
 * Streams an object into an archive. Undefined when it no longer exists. Rejects with an ArchiveError that names the
 * object when the storage returns it incompletely.
 */
export async function addObject(
  archive: ArchiveWriter,
  name: string,
  place: Place,
  key: string,
): Promise<ObjectRecord | undefined> {
  const object = await open(place, key);
  if (!object) return undefined;
  const { body, contentType, cacheControl } = object;
  try {
    const { size, sha256 } = await archive.add(name, object.size, body);
    return { key, size, sha256, contentType, cacheControl };
  } catch (cause) {
    if (cause instanceof ArchiveError || !body.errored) throw cause;
    throw new ArchiveError(messages.readAborted(`${place.bucket}/${key}`), { cause });
  } finally {
    body.destroy();
  }
}

/** Stores an object and replaces an existing one. Rejects with an ArchiveError when the storage refuses it. */
export async function putObject(
  { bucket, prefix }: Place,
  { key, contentType, cacheControl }: ObjectRecord,
  body: AsyncIterable<Uint8Array>,
) {
  try {
    await uploadStream({
      bucket,
      key: prefix + key,
      body: Readable.from(body),
      contentType,
      cacheControl,
      mayReplace: true,
    });
  } catch (cause) {
    throw new ArchiveError(messages.storeFailed(`${bucket}/${prefix}${key}`), { cause });
  }
}

/** SHA-256 of an object as hexadecimal digits; undefined when it does not exist. */
export async function hashObject(place: Place, key: string): Promise<string | undefined> {
  const object = await open(place, key);
  return object && hashOf(object.body);
}

/** Removes every object of a location except those to keep. */
export async function removeOthers(place: Place, keep: ReadonlySet<string> = new Set()) {
  const keys: string[] = [];
  for await (const key of listKeys(place)) if (!keep.has(key)) keys.push(place.prefix + key);
  // S3 deletes at most a thousand objects per request.
  for (let from = 0; from < keys.length; from += 1000)
    await deleteObjects({ bucket: place.bucket, keys: keys.slice(from, from + 1000) });
}

async function open({ bucket, prefix }: Place, key: string) {
  try {
    const answer = await storage.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }));
    if (!(answer.Body instanceof Readable)) throw new Error("the storage responded without a body");
    return {
      body: answer.Body,
      size: answer.ContentLength ?? 0,
      contentType: answer.ContentType ?? "application/octet-stream",
      cacheControl: answer.CacheControl ?? "",
    };
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw new ArchiveError(messages.readFailed(`${bucket}/${prefix}${key}`), { cause });
  }
}
