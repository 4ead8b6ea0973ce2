import type { Readable } from "node:stream";
import {
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { remember } from "@epic-web/remember";
import { allowUnconditionalWrites } from "./conditional-writes.ts";
import { env } from "./env.server.ts";

export const buckets = { leads: env.S3_LEADS_BUCKET, media: env.S3_MEDIA_BUCKET };

/** Bytes of one part, S3's minimum; also the maximum memory of an upload. */
const partSize = 5 * 1024 * 1024;

/**
 * One client per process. An unavailable or hanging storage fails a request within seconds: 2 s to connect, 8 s of
 * inactivity, 20 s in total, two attempts. Checksums only where S3 requires them, because S3-compatible servers differ
 * in them.
 */
export const storage = remember("storage", connect);

function connect() {
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2000,
      socketTimeout: 8000,
      requestTimeout: 20_000,
      throwOnRequestTimeout: true,
      socketAcquisitionWarningTimeout: 60_000,
    },
  });
  allowUnconditionalWrites(client);
  return client;
}

interface NewObject {
  bucket: string;
  key: string;
  /** When the stream fails, nothing is left in the bucket and its error is thrown. */
  body: Readable;
  /** Media type. */
  contentType: string;
  /** The Cache-Control header of its responses. */
  cacheControl: string;
  /** Whether an existing object is replaced. */
  mayReplace?: boolean;
}

/**
 * Stores a stream with at most one part in memory. Refuses to replace an existing object unless allowed, if the storage
 * supports conditional writes. Rejects when the storage fails; parts already sent are removed.
 */
export async function uploadStream({ bucket, key, body, contentType, cacheControl, mayReplace }: NewObject) {
  await ensureBucket(bucket);
  const upload = new Upload({
    client: storage,
    params: {
      Bucket: bucket,
      Key: key,
      Body: body,
      ContentType: contentType,
      CacheControl: cacheControl,
      IfNoneMatch: mayReplace ? undefined : "*",
    },
    queueSize: 1,
    partSize,
    leavePartsOnError: false,
  });
  await upload.done().catch((error: unknown) => {
    if (wasStoredBefore(error)) return;
    made.delete(bucket); // the bucket itself may have been deleted
    throw body.errored ?? error; // a storage that cannot abort would hide the original error
  });
}

/** The first attempt was stored and only its response was lost: the second finds the key in use. */
function wasStoredBefore(error: unknown) {
  if (!(error instanceof S3ServiceException)) return false;
  const { httpStatusCode, attempts = 1 } = error.$metadata;
  return httpStatusCode === 412 && attempts > 1;
}

/** Deletes objects permanently; missing keys are ignored. Rejects when one could not be deleted. */
export async function deleteObjects({ bucket, keys }: { bucket: string; keys: string[] }) {
  if (keys.length === 0) return;
  const { Errors: refused = [] } = await storage.send(
    new DeleteObjectsCommand({
      Bucket: bucket,
      Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
    }),
  );
  const [first] = refused;
  if (first)
    throw new Error(`${refused.length} objects were not removed: ${first.Code ?? "no reason given"}`);
}

/** Streams an object. Rejects when it does not exist or the storage is unavailable. */
export async function readObjectStream(bucket: string, key: string): Promise<ReadableStream<Uint8Array>> {
  const { Body } = await storage.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!Body) throw new Error("the storage responded without a body");
  return Body.transformToWebStream();
}

/** The object with the id of the bucket's database; see `bucket-owner.server.ts`. */
export const markKey = ".site-id";

/**
 * Every object of a bucket except its mark, in pages of at most a thousand. Uses version 1 of the list API, which
 * continues after the last key, because s3rver does not support the tokens of version 2.
 */
export async function* listObjects(bucket: string): AsyncGenerator<{ key: string; modifiedAt: Date }[]> {
  let after: string | undefined;
  do {
    const page = await storage.send(new ListObjectsCommand({ Bucket: bucket, Marker: after }));
    const { Contents = [] } = page;
    yield Contents.filter(({ Key }) => Key !== markKey).map(({ Key = "", LastModified = new Date() }) => ({
      key: Key,
      modifiedAt: LastModified,
    }));
    after = page.IsTruncated ? Contents.at(-1)?.Key : undefined;
  } while (after);
}

/** Bytes of an object; undefined when it does not exist. */
export async function sizeOf({ bucket, key }: { bucket: string; key: string }): Promise<number | undefined> {
  try {
    const { ContentLength } = await storage.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return ContentLength ?? 0;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const made = remember("made-buckets", () => new Map<string, Promise<void>>());

/** Creates a missing bucket. Checks once per process; after a failure the next call checks again. */
export function ensureBucket(bucket: string): Promise<void> {
  const known = made.get(bucket);
  if (known) return known;
  const making = makeBucket(bucket);
  made.set(bucket, making);
  making.catch(() => made.delete(bucket));
  return making;
}

async function makeBucket(bucket: string) {
  try {
    await storage.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (!isMissing(error)) throw error;
    await storage.send(new CreateBucketCommand({ Bucket: bucket })).catch(ignoreExisting);
  }
}

/** The storage responded that the bucket or object does not exist. */
export function isMissing(error: unknown) {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** Another process has created it first. */
function ignoreExisting(error: unknown) {
  const wasThere =
    error instanceof S3ServiceException && /^BucketAlready(Exists|OwnedByYou)$/.test(error.name);
  if (!wasThere) throw error;
}

/** Rejects when the leads bucket is unavailable. */
export async function pingStorage() {
  await storage.send(new HeadBucketCommand({ Bucket: buckets.leads }));
}

/** Closes every connection to the storage. */
export function closeStorage() {
  storage.destroy();
}
