import { GetObjectCommand, HeadObjectCommand } from "@aws-sdk/client-s3";
import { buckets, deleteObjects, ensureBuckets, listObjects, storage } from "#app/platform/storage.server.ts";

/** The names of everything in the leads bucket. */
export async function keysInBucket(): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of listObjects(buckets.leads)) keys.push(...page.map(({ key }) => key));
  return keys;
}

export async function emptyBucket() {
  await ensureBuckets();
  const keys = await keysInBucket();
  // A thousand at a time are all that S3 removes.
  for (let start = 0; start < keys.length; start += 1000) {
    await deleteObjects({ bucket: buckets.leads, keys: keys.slice(start, start + 1000) });
  }
}

export async function readObject(key: string): Promise<Buffer> {
  const { Body } = await storage.send(new GetObjectCommand({ Bucket: buckets.leads, Key: key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

/** Type, cache control and size as the storage tells them. */
export async function describeObject(key: string) {
  const { ContentType, CacheControl, ContentLength } = await storage.send(
    new HeadObjectCommand({ Bucket: buckets.leads, Key: key }),
  );
  return { type: ContentType, cacheControl: CacheControl, size: ContentLength };
}
