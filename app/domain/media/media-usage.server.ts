import { type SQL, sql } from "drizzle-orm";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { registry, settingKeys } from "#app/domain/settings/registry.ts";
import { paths } from "#app/http/paths.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import type { MediaUse } from "./media-item.ts";
import { messages } from "./messages.ts";

/**
 * Returns all uses of a medium in pages, content types and settings, including drafts and versions. Searches whole rows
 * for the id, so that new fields are covered automatically.
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
    where page_versions.snapshot::text like ${pattern} group by pages.id
    union all
    select 'preset', id::text, name, 1 from page_presets where page_presets::text like ${pattern}
    union all
    ${sql.join(
      contentTypeList.map((type) => usesIn(type, pattern)),
      sql` union all `,
    )}
    union all
    select 'setting', key, key, 1 from site_settings where value like ${pattern}
    order by 1, 3`);
  return rows.map(({ what, key, name, count }) => ({ what, count, ...describe(what, key, name, count) }));
}

/** Selects the rows of a content type whose columns or versions match the pattern. */
function usesIn(type: AnyContentType, pattern: string): SQL {
  const { table, versions } = tablesOf(type);
  const title = new Map(Object.entries(table)).get(type.startField);
  return sql`
    select ${type.name}, ${table.id}::text, ${title}, 1 from ${table} where ${table}::text like ${pattern}
    union all
    select ${`${type.name} version`}, ${table.id}::text, ${title}, count(*)::int
    from ${versions} join ${table} on ${table.id} = ${versions.ownerId}
    where ${versions.snapshot}::text like ${pattern} group by ${table.id}`;
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
