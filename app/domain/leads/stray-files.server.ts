import { sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { type SweepOptions, sweepBucket } from "#app/platform/sweep-bucket.server.ts";
import { leads } from "#db/schema/leads.ts";

/**
 * Removes files of no lead from the bucket: those of a process that ended between storing a file and its lead. Answers
 * with how many there were.
 */
export async function removeStrayFiles(options?: SweepOptions): Promise<number> {
  const removed = await sweepBucket(buckets.leads, withoutLead, options);
  if (removed > 0) log.warn({ removed }, "files of no lead were removed");
  return removed;
}

async function withoutLead(keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.execute<{ key: string }>(sql`
    select file ->> 'key' as key
    from ${leads}, jsonb_array_elements(${leads.attachedFiles}) as file
    where file ->> 'key' in ${keys}`);
  const attached = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !attached.has(key));
}
