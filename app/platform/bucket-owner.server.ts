import type { Sql } from "postgres";
import { connections } from "./database.server.ts";
import { messages } from "./messages.ts";
import { readBytes, storeBytes } from "./objects.server.ts";
import { buckets, deleteObjects, ensureBucket, listObjects, markKey } from "./storage.server.ts";

/*
 * Each bucket stores the id of its database. Sweeps delete objects unknown to their database, so two sites on one
 * bucket, or a copy beside the original, would delete each other's files.
 */

/** `unmarked` has objects and no mark: its owner is unknown. */
type BucketState = "ours" | "foreign" | "unmarked" | "empty";

/** A bucket that belongs to another database or has no owner. */
export class BucketOwnerError extends Error {
  override name = "BucketOwnerError";
  constructor(bucket: string, state: BucketState) {
    const reason = state === "foreign" ? messages.belongsToAnother : messages.hasNoMark;
    super(messages.bucketRefused(bucket, reason));
  }
}

/** Identifies the cluster and its database: a dump loaded elsewhere has another id. */
export async function databaseId(pool: Sql = connections): Promise<string> {
  const [row] = await pool<{ id: string }[]>`
    select system_identifier || '-' || oid as id
    from pg_control_system(), pg_database where datname = current_database()`;
  if (!row) throw new Error("the database has no id");
  return row.id;
}

/** Rejects while Postgres or the storage is unavailable. */
export async function bucketState(bucket: string, id?: string): Promise<BucketState> {
  const mark = await readBytes({ bucket, key: markKey });
  if (mark) return mark.toString() === (id ?? (await databaseId())) ? "ours" : "foreign";
  for await (const objects of listObjects(bucket)) if (objects.length > 0) return "unmarked";
  return "empty";
}

/** Marks a bucket as owned by this database, regardless of its previous owner. */
export async function adoptBucket(bucket: string, id?: string) {
  const bytes = Buffer.from(id ?? (await databaseId()));
  await storeBytes({
    bucket,
    key: markKey,
    bytes,
    contentType: "text/plain",
    cacheControl: "private, no-store",
  });
}

/** Creates missing buckets and marks empty ones. */
export async function claimEmptyBuckets() {
  for (const bucket of Object.values(buckets)) {
    await ensureBucket(bucket);
    if ((await bucketState(bucket)) === "empty") await adoptBucket(bucket);
  }
}

/** Throws a BucketOwnerError for a bucket that another database owns. */
export async function requireNotForeign(bucket: string, id?: string) {
  if ((await bucketState(bucket, id)) === "foreign") throw new BucketOwnerError(bucket, "foreign");
}

/** Throws a BucketOwnerError unless the bucket is this database's. */
async function requireOwnBucket(bucket: string) {
  const state = await bucketState(bucket);
  if (state !== "ours") throw new BucketOwnerError(bucket, state);
}

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
