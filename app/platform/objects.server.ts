import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { ensureBucket, isMissing, storage } from "./storage.server.ts";

interface Place {
  bucket: string;
  key: string;
}

/** How an object is delivered. */
interface Delivery {
  /** Media type. */
  contentType: string;
  /** The Cache-Control header. */
  cacheControl: string;
}

/** Stores bytes that are in memory; what has the same key is overwritten. Rejects when the storage does not take it. */
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

/** Copies within a bucket, inside the storage. Rejects when there is nothing under `from`. */
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

export interface OpenObject {
  /** Must be read or destroyed. */
  body: Readable;
  /** Bytes of `body`. */
  size: number;
  /** `bytes 0-99/1234` when a range was asked for. */
  contentRange: string | undefined;
}

/**
 * Opens an object, or the part of it that a Range header names: `outside` when it has no such part, undefined when
 * there is no such object. Rejects when the storage does not answer.
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
    if (!(Body instanceof Readable)) throw new Error("the storage answered without a body");
    return { body: Body, size: ContentLength ?? 0, contentRange: ContentRange };
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416) return "outside";
    throw error;
  }
}

/** All of an object in memory; undefined when there is none. Only for what is known to be small enough. */
export async function readBytes(place: Place): Promise<Buffer | undefined> {
  const object = await openObject(place);
  if (!object || object === "outside") return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of object.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Bytes of an object; undefined when there is none. */
export async function sizeOf({ bucket, key }: Place): Promise<number | undefined> {
  try {
    const { ContentLength } = await storage.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return ContentLength ?? 0;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
