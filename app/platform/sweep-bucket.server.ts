import { requireOwnBucket } from "./bucket-owner.server.ts";
import { messages } from "./messages.ts";
import { deleteObjects, listObjects } from "./storage.server.ts";

/** Minimum age of unreferenced objects: newer ones may be about to get their row. */
const minAgeMs = 24 * 60 * 60 * 1000;

/**
 * More than this share of a bucket, and more than this number, indicates a configuration error rather than leftovers of
 * crashes.
 */
const MAX_SHARE = 0.1;
const DEFAULT_ALLOWED = 20;

/** S3's limit per request. */
const MAX_KEYS_PER_DELETE = 1000;

export interface SweepOptions {
  now?: Date;
  /** Up to this number of objects is deleted regardless of their share. */
  allowed?: number;
}

/** A sweep that would delete too large a share of a bucket. */
export class SweepRefusedError extends Error {
  override name = "SweepRefusedError";
  constructor(bucket: string, strays: number, total: number) {
    super(messages.sweepRefused(strays, total, bucket));
  }
}

/**
 * Deletes the objects that `findStrays` selects from keys older than a day; returns their number. Rejects without
 * deleting anything when the bucket is not this database's or when more than a tenth of it would be deleted.
 */
export async function sweepBucket(
  bucket: string,
  findStrays: (keys: string[]) => Promise<string[]>,
  { now = new Date(), allowed = DEFAULT_ALLOWED }: SweepOptions = {},
): Promise<number> {
  await requireOwnBucket(bucket);
  let total = 0;
  const strays: string[] = [];
  for await (const objects of listObjects(bucket)) {
    total += objects.length;
    const old = objects.filter(({ modifiedAt }) => now.getTime() - modifiedAt.getTime() > minAgeMs);
    strays.push(...(await findStrays(old.map(({ key }) => key))));
  }
  if (strays.length > allowed && strays.length > total * MAX_SHARE)
    throw new SweepRefusedError(bucket, strays.length, total);
  for (let from = 0; from < strays.length; from += MAX_KEYS_PER_DELETE)
    await deleteObjects({ bucket, keys: strays.slice(from, from + MAX_KEYS_PER_DELETE) });
  return strays.length;
}
