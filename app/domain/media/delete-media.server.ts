import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { registry, settingKeys } from "#app/domain/settings/registry.ts";
import { paths } from "#app/http/paths.ts";
import { type SweepOptions, sweepBucket } from "#app/platform/bucket-owner.server.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { buckets, deleteObjects } from "#app/platform/storage.server.ts";
import { media } from "#db/schema/media.ts";
import { CARD_PREFIX, removeObjects } from "./media-files.server.ts";
import { countVersions, isEarlierVersion, type MediaUse } from "./media-item.ts";
import { messages } from "./messages.ts";

type Deletion =
  | { outcome: "deleted"; name: string }
  /** Nothing was deleted, because the medium is in use. */
  | { outcome: "used"; name: string; uses: MediaUse[] };

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

/**
 * Returns all uses of a medium in pages, content types, settings and redirects, including drafts and versions. Searches
 * whole rows for the id, so that new fields are covered automatically.
 */
export async function listMediaUses(id: string, executor: Database | Transaction = db): Promise<MediaUse[]> {
  const pattern = `%${id}%`;
  const rows = await executor.execute<{
    what: MediaUse["what"];
    key: string;
    name: string;
    count: number;
  }>(sql`
    select 'page' as what, slug as key, title as name, 1 as count
    from pages where (to_jsonb(pages) - 'draft')::text like ${pattern}
    union all
    select 'draft', slug, title, 1 from pages where draft::text like ${pattern}
    union all
    select 'version', pages.slug, pages.title, count(*)::int
    from page_versions join pages on pages.id = page_versions.page_id
    where page_versions.snapshot::text like ${pattern}
      and page_versions.number is distinct from pages.scheduled_version
    group by pages.id
    union all
    select 'scheduled', pages.slug, pages.title, 1
    from page_versions join pages on pages.id = page_versions.page_id
    where page_versions.snapshot::text like ${pattern} and page_versions.number = pages.scheduled_version
    union all
    select 'preset', id::text, name, 1 from page_presets where page_presets::text like ${pattern}
    union all
    ${sql.join(
      contentTypeList.map((type) => usesIn(type, pattern)),
      sql` union all `,
    )}
    union all
    select 'setting', key, key, 1 from site_settings where value like ${pattern}
    union all
    select 'redirect', from_path, from_path, 1 from redirects where to_path ilike ${pattern}
    order by 1, 3`);
  return rows.map(({ what, key, name, count }) => ({ what, count, ...describe(what, key, name, count) }));
}

/**
 * Selects the rows of a content type whose columns or versions match the pattern. A scheduled version counts as the item
 * itself.
 */
function usesIn(type: AnyContentType, pattern: string): SQL {
  const { table, versions } = tablesOf(type);
  const title = new Map(Object.entries(table)).get(type.startField);
  return sql`
    select ${type.name}, ${table.id}::text, ${title}, 1 from ${table} where ${table}::text like ${pattern}
    union all
    select ${`${type.name} version`}, ${table.id}::text, ${title}, count(*)::int
    from ${versions} join ${table} on ${table.id} = ${versions.ownerId}
    where ${versions.snapshot}::text like ${pattern}
      and ${versions.number} is distinct from ${table.scheduledVersion}
    group by ${table.id}
    union all
    select ${type.name}, ${table.id}::text, ${title}, 1
    from ${versions} join ${table} on ${table.id} = ${versions.ownerId}
    where ${versions.snapshot}::text like ${pattern} and ${versions.number} = ${table.scheduledVersion}
      and not ${table}::text like ${pattern}`;
}

function describe(what: MediaUse["what"], key: string, name: string, count: number) {
  const type = contentTypeList.find((each) => what === each.name || what === `${each.name} version`);
  if (type) {
    const label = what === type.name ? name : versionsOf(name, count);
    return { label, path: paths.admin.content(type.collection, key) };
  }
  switch (what) {
    case "page":
      return { label: name, path: paths.admin.page(key) };
    case "draft":
      return { label: messages.theDraftOf(name), path: paths.admin.page(key) };
    case "scheduled":
      return { label: messages.theScheduledVersionOf(name), path: paths.admin.page(key) };
    case "redirect":
      return { label: messages.theRedirectFrom(name), path: paths.admin.redirects() };
    case "preset":
      return { label: messages.thePreset(name), path: paths.admin.settings("presets") };
    case "version":
      return { label: versionsOf(name, count), path: paths.admin.page(key) };
    default:
      return describeSetting(key);
  }
}

function versionsOf(name: string, count: number): string {
  return messages.versionsOf(messages.earlierVersions(count), name);
}

function describeSetting(key: string) {
  const known = settingKeys.find((each) => each === key);
  if (!known) return { label: key, path: paths.admin.settings() };
  const { tab, label } = registry[known];
  return { label: messages.settings(label, tab), path: paths.admin.settings(tab) };
}
