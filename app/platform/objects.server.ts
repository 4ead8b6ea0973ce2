import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  CopyObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { ensureBucket, isMissing, storage } from "./storage.server.ts";

interface Place {
  bucket: string;
  key: string;
}

/** How an object is served. */
interface Delivery {
  /** Media type. */
  contentType: string;
  /** The Cache-Control header. */
  cacheControl: string;
}

/** Stores bytes from memory and replaces an existing object. Rejects when the storage refuses them. */
export async function storeBytes({
  bucket,
  key,
  bytes,
  contentType,
  cacheControl,
}: Place & Delivery & { bytes: Uint8Array }) {
  await ensureBucket(bucket);
  await storage.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: bytes,
      ContentType: contentType,
      CacheControl: cacheControl,
    }),
  );
}

/** Copies an object within a bucket, inside the storage. Rejects when `from` does not exist. */
export async function copyObject({
  bucket,
  from,
  key,
  contentType,
  cacheControl,
}: Place & Delivery & { from: string }) {
  await storage.send(
    new CopyObjectCommand({
      Bucket: bucket,
      CopySource: `${bucket}/${from}`,
      Key: key,
      ContentType: contentType,
      CacheControl: cacheControl,
      MetadataDirective: "REPLACE",
    }),
  );
}

/** A stored file with the name under which people download it. */
export interface PrivateFile extends Place {
  /** As its sender named it. */
  name: string;
  /** Media type. */
  type: string;
}

export interface OpenObject {
  /** Must be read or destroyed. */
  body: Readable;
  /** Bytes of `body`. */
  size: number;
  /** `bytes 0-99/1234` for a range request. */
  contentRange: string | undefined;
}

/**
 * Opens an object, or the part given by a Range header: `outside` for an unsatisfiable range, undefined when it does
 * not exist. Rejects when the storage does not respond.
 */
export async function openObject({
  bucket,
  key,
  range,
}: Place & { range?: string }): Promise<OpenObject | "outside" | undefined> {
  try {
    const { Body, ContentLength, ContentRange } = await storage.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, Range: range }),
    );
    if (!(Body instanceof Readable)) throw new Error("the storage responded without a body");
    return { body: Body, size: ContentLength ?? 0, contentRange: ContentRange };
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416) return "outside";
    throw error;
  }
}

/** A whole object in memory; undefined when it does not exist. Only for small objects. */
export async function readBytes(place: Place): Promise<Buffer | undefined> {
  const object = await openObject(place);
  if (!object || object === "outside") return undefined;
  return buffer(object.body);
}
