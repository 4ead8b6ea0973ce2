import { eq, inArray, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { listReferences } from "#app/domain/references/list-references.server.ts";
import { countVersions, isEarlierVersion, type Reference } from "#app/domain/references/reference.ts";
import { type SweepOptions, sweepBucket } from "#app/platform/bucket-owner.server.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { buckets, deleteObjects } from "#app/platform/storage.server.ts";
import { media } from "#db/schema/media.ts";
import { CARD_PREFIX, removeObjects } from "./media-files.server.ts";

type Deletion =
  | { outcome: "deleted"; name: string }
  /** Nothing was deleted, because the medium is in use. */
  | { outcome: "used"; name: string; uses: Reference[] };

interface DeleteOptions {
  /** Delete even if earlier versions use it: they then show an empty image. */
  despiteVersions?: boolean;
}

/** Permanently deletes a medium, unless it is in use. Undefined for an unknown medium. */
export function deleteMedia(
  id: string,
  staff: Staff,
  { despiteVersions = false }: DeleteOptions = {},
): Promise<Deletion | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(media).where(eq(media.id, id)).for("update");
    if (!found) return undefined;
    const { name, key, hash, variants } = found;
    const uses = await listMediaUses(id, tx);
    const blocking = despiteVersions ? uses.filter((use) => !isEarlierVersion(use)) : uses;
    if (blocking.length > 0) return { outcome: "used", name, uses };
    await tx.delete(media).where(eq(media.id, id));
    await enqueue(tx, removeObjects, { keys: [key, ...variants.map((variant) => variant.key)] });
    await recordAudit(tx, {
      actor: staff,
      action: "media.delete",
      subject: id,
      before: { name, hash, versions: countVersions(uses) },
    });
    return { outcome: "deleted", name };
  });
}

/** Deletes those of the objects that no medium references: a medium can have received the same content again. */
export async function removeMediaObjects(keys: string[]) {
  await deleteObjects({ bucket: buckets.media, keys: await withoutMedia(keys) });
}

/** Deletes unreferenced objects, left by interrupted processes. Returns the number of deleted objects. */
export async function removeStrayMedia(options?: SweepOptions): Promise<number> {
  const removed = await sweepBucket(buckets.media, withoutMedia, options);
  if (removed > 0) log.warn({ removed }, "files without a media item were deleted");
  return removed;
}

async function withoutMedia(keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.execute<{ key: string }>(sql`
    select key from ${media} where ${inArray(media.key, keys)}
    union all
    select variant ->> 'key' from ${media}, jsonb_array_elements(${media.variants}) as variant
    where variant ->> 'key' in ${keys}`);
  const usedKeys = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !usedKeys.has(key) && !key.startsWith(CARD_PREFIX));
}

/** All uses of a medium in pages, content types, settings and redirects, including drafts and versions. */
export function listMediaUses(id: string, executor: Database | Transaction = db): Promise<Reference[]> {
  return listReferences([`%${id}%`], { includesVersions: true, includesTrash: true }, executor);
}
