import type { Sql } from "postgres";
import { connections } from "./database.server.ts";
import { messages } from "./messages.ts";
import { readBytes, storeBytes } from "./objects.server.ts";
import { buckets, ensureBucket, listObjects, markKey } from "./storage.server.ts";

/*
 * Each bucket stores the id of its database. Sweeps delete objects unknown to their database, so two sites on one
 * bucket, or a copy beside the original, would delete each other's files.
 */

/** `unmarked` has objects and no mark: its owner is unknown. */
export type BucketState = "ours" | "foreign" | "unmarked" | "empty";

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
export async function requireOwnBucket(bucket: string) {
  const state = await bucketState(bucket);
  if (state !== "ours") throw new BucketOwnerError(bucket, state);
}
