import { randomUUID } from "node:crypto";
import { GetObjectCommand, HeadObjectCommand } from "@aws-sdk/client-s3";
import { storeBytes } from "#app/platform/objects.server.ts";
import { buckets, deleteObjects, ensureBucket, listObjects, storage } from "#app/platform/storage.server.ts";

/** Creates the buckets that are missing. */
export async function ensureBuckets() {
  await Promise.all(Object.values(buckets).map(ensureBucket));
}

/** All keys in the leads bucket. */
export async function keysInBucket(): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of listObjects(buckets.leads)) keys.push(...page.map(({ key }) => key));
  return keys;
}

/** Stores files in the leads bucket; resolves to their keys, sorted. */
export async function storeFiles(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID());
  const file = { bytes: Buffer.from("a brief"), contentType: "text/plain", cacheControl: "private" };
  for (const key of keys) await storeBytes({ bucket: buckets.leads, key, ...file });
  return keys.sort();
}

/** Empties the leads bucket. */
export async function emptyBucket() {
  await empty(buckets.leads);
}

export async function emptyMediaBucket() {
  await empty(buckets.media);
}

async function empty(bucket: string) {
  await ensureBuckets();
  // A page has at most a thousand objects, S3's limit for one deletion.
  for await (const page of listObjects(bucket)) {
    await deleteObjects({ bucket, keys: page.map(({ key }) => key) });
  }
}

export async function readObject(key: string): Promise<Buffer> {
  const { Body } = await storage.send(new GetObjectCommand({ Bucket: buckets.leads, Key: key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

/** Type, cache control and size as stored. */
export async function describeObject(key: string) {
  const { ContentType, CacheControl, ContentLength } = await storage.send(
    new HeadObjectCommand({ Bucket: buckets.leads, Key: key }),
  );
  return { type: ContentType, cacheControl: CacheControl, size: ContentLength };
}
