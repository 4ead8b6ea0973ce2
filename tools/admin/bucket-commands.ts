import { parseArgs } from "node:util";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { removeStrayFiles } from "#app/domain/leads/lead-files.server.ts";
import { removeStrayMedia } from "#app/domain/media/delete-media.server.ts";
import { adoptBucket, BucketOwnerError, SweepRefusedError } from "#app/platform/bucket-owner.server.ts";
import { connections, db } from "#app/platform/database.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { countApplied } from "#db/migration-list.ts";
import type { CommandResult } from "./admin-commands.ts";
import { messages } from "./messages.ts";

/**
 * Marks both buckets as owned by this database, regardless of their previous owner. The database may still be empty:
 * before a restore it has no audit log.
 */
export async function adoptBuckets(): Promise<CommandResult> {
  const names = Object.values(buckets);
  for (const bucket of names) await adoptBucket(bucket);
  if ((await countApplied(connections)) > 0) await recordCommand("storage.adopt", names.join(", "));
  return { ok: true, text: messages.bucketsAdopted(names.join(" and ")) };
}

/**
 * Sweeps both buckets now, like the worker's nightly job. `--allow NUMBER` permits deleting up to that number of
 * objects per bucket, even if that is more than a tenth of it.
 */
export async function sweepBuckets(args: string[]): Promise<CommandResult> {
  const { values } = parseArgs({ args, options: { allow: { type: "string" } } });
  const allowed = values.allow === undefined ? undefined : Number(values.allow);
  if (allowed !== undefined && !(Number.isInteger(allowed) && allowed > 0)) return { ok: false };

  const leads = await sweep(buckets.leads, () => removeStrayFiles({ allowed }));
  const media = await sweep(buckets.media, () => removeStrayMedia({ allowed }));
  return { ok: leads.ok && media.ok, text: `${leads.text}\n${media.text}` };
}

async function sweep(bucket: string, removeStrays: () => Promise<number>): Promise<CommandResult> {
  try {
    const removed = await removeStrays();
    if (removed > 0) await recordCommand("storage.sweep", bucket, { removed });
    return { ok: true, text: messages.objectsDeleted(removed, bucket) };
  } catch (error) {
    if (error instanceof SweepRefusedError || error instanceof BucketOwnerError)
      return { ok: false, text: error.message };
    throw error;
  }
}

async function recordCommand(action: string, subject: string, details: { removed?: number } = {}) {
  const after = { by: "the command line", ...details };
  await db.transaction((tx) => recordAudit(tx, { action, subject, after }));
}
