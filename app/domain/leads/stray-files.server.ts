import { sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { buckets, deleteObjects, listObjects } from "#app/platform/storage.server.ts";
import { leads } from "#db/schema/leads.ts";

/** Milliseconds after which a file that no lead has is not one that is about to get its lead. */
const graceful = 24 * 60 * 60 * 1000;

/**
 * Removes files of no lead from the bucket: those of a process that ended between storing a file and its lead. Answers
 * with how many there were.
 */
export async function removeStrayFiles(now = new Date()): Promise<number> {
  let removed = 0;
  for await (const objects of listObjects(buckets.leads)) {
    const old = objects.filter(({ modifiedAt }) => now.getTime() - modifiedAt.getTime() > graceful);
    const keys = await withoutLead(old.map(({ key }) => key));
    await deleteObjects({ bucket: buckets.leads, keys });
    removed += keys.length;
  }
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
