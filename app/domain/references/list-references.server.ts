import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { registry, settingKeys } from "#app/domain/settings/registry.ts";
import { labelOfTab, readTabKey, tabKey } from "#app/domain/settings/tab-key.ts";
import { englishNameOf } from "#app/languages/english-name.ts";
import { isLanguage } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pages } from "#db/schema/pages.ts";
import { messages } from "./messages.ts";
import type { Reference } from "./reference.ts";

export interface PatternsWithin {
  language: ContentLanguage;
  patterns: string[];
}

interface ReferenceOptions {
  /** Also earlier versions, which are not shown unless they are restored. */
  includesVersions?: boolean;
  /** Also what is in the trash. */
  includesTrash?: boolean;
  /** Further patterns that count only in content of a language, and in what all languages share. */
  within?: PatternsWithin[];
}

/** SQL condition that JSON contains one of the patterns; `language` is that of its row, if it has one. */
type Holds = (json: SQL, language?: SQLWrapper) => SQL;

/**
 * Returns every place whose stored text contains one of the LIKE patterns: pages, drafts, scheduled versions, presets,
 * all content types, settings and redirects. Searches whole rows as JSON, so that new fields are covered automatically.
 */
export async function listReferences(
  patterns: string[],
  { includesVersions = false, includesTrash = false, within = [] }: ReferenceOptions = {},
  executor: Database | Transaction = db,
): Promise<Reference[]> {
  const array = arrayOf(patterns);
  const everywhere = arrayOf([...patterns, ...within.flatMap((each) => each.patterns)]);
  const cases = within.map((each) => [each.language, arrayOf([...patterns, ...each.patterns])] as const);
  const holds: Holds = (json, language) => {
    if (!language || cases.length === 0) return sql`(${json})::text like any(${everywhere})`;
    const branches = cases.map(([code, patterns]) => sql`when ${language} = ${code} then ${patterns}`);
    const inLanguage = sql.join(branches, sql` `);
    return sql`(${json})::text like any(case when ${language} is null then ${everywhere} ${inLanguage} else ${array} end)`;
  };
  const kept = (table: SQL) => (includesTrash ? sql`true` : sql`${table}.trashed_at is null`);
  const [page, version] = [sql.raw("pages"), sql.raw("page_versions")];
  const pageKey = sql`concat_ws(':', nullif(pages.language, ''), pages.slug)`;
  const rows = await executor.execute<{
    what: Reference["what"];
    key: string;
    name: string;
    count: number;
  }>(sql`
    select 'page' as what, ${pageKey} as key, title as name, 1 as count
    from pages where ${holds(sql`to_jsonb(pages) - 'draft'`, pages.language)} and ${kept(page)}
    union all
    select 'draft', ${pageKey}, title, 1 from pages where ${holds(sql`draft`, pages.language)} and ${kept(page)}
    union all
    select 'version', ${pageKey}, pages.title, count(*)::int
    from page_versions join pages on pages.id = page_versions.page_id
    where ${includesVersions} and ${holds(sql`${version}.snapshot`, pages.language)}
      and page_versions.number is distinct from pages.scheduled_version
    group by pages.id
    union all
    select 'scheduled', ${pageKey}, pages.title, 1
    from page_versions join pages on pages.id = page_versions.page_id
    where ${holds(sql`${version}.snapshot`, pages.language)} and page_versions.number = pages.scheduled_version
    union all
    select 'preset', id::text, name, 1 from page_presets where ${holds(sql`to_jsonb(page_presets)`)}
    union all
    ${sql.join(
      contentTypeList.map((type) => usesIn(type, { holds, includesVersions, includesTrash })),
      sql` union all `,
    )}
    union all
    select 'setting', key, key, 1 from site_settings where ${holds(sql`to_jsonb(value)`)}
    union all
    select 'setting', language || ':' || key, key, 1 from setting_translations where ${holds(sql`to_jsonb(value)`)}
    union all
    select 'setting draft', case language when '' then tab else language || ':' || tab end, tab, 1
    from setting_tabs where ${holds(sql`draft`)}
    union all
    select 'redirect', from_path, from_path, 1 from redirects where to_path ilike any(${array})
    order by 1, 3`);
  return rows.map(({ what, key, name, count }) => ({ what, count, ...describe(what, key, name, count) }));
}

const arrayOf = (patterns: string[]) =>
  sql`array[${sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  )}]::text[]`;

/**
 * Selects the rows of a content type whose columns or versions match. A scheduled version counts as the item itself.
 */
function usesIn(
  type: AnyContentType,
  {
    holds,
    includesVersions,
    includesTrash,
  }: { holds: Holds; includesVersions: boolean; includesTrash: boolean },
): SQL {
  const { table, versions } = tablesOf(type);
  const title = new Map(Object.entries(table)).get(type.startField);
  const row = holds(sql`to_jsonb(${table})`, table.language);
  const kept = includesTrash ? sql`true` : sql`${table.trashedAt} is null`;
  return sql`
    select ${type.name}, ${table.id}::text, ${title}, 1 from ${table} where ${row} and ${kept}
    union all
    select ${`${type.name} version`}, ${table.id}::text, ${title}, count(*)::int
    from ${versions} join ${table} on ${table.id} = ${versions.ownerId}
    where ${includesVersions} and ${holds(sql`${versions.snapshot}`, table.language)}
      and ${versions.number} is distinct from ${table.scheduledVersion}
    group by ${table.id}
    union all
    select ${type.name}, ${table.id}::text, ${title}, 1
    from ${versions} join ${table} on ${table.id} = ${versions.ownerId}
    where ${holds(sql`${versions.snapshot}`, table.language)} and ${versions.number} = ${table.scheduledVersion}
      and not ${row} and ${kept}`;
}

function describe(what: Reference["what"], key: string, name: string, count: number) {
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
    case "setting draft": {
      const known = readTabKey(key);
      const label = known?.language ? labelOfTab(known) : key;
      return { label: messages.theDraftOf(`${label} settings`), path: paths.admin.settings(key) };
    }
    case "version":
      return { label: versionsOf(name, count), path: paths.admin.page(key) };
    default:
      return describeSetting(key);
  }
}

function versionsOf(name: string, count: number): string {
  return messages.versionsOf(messages.earlierVersions(count), name);
}

/** `name`: its key, or `de:home_team_members` in a further language. */
function describeSetting(name: string) {
  const [, code, key] = /^(?:([a-z]+):)?(.+)$/.exec(name) ?? [];
  const known = settingKeys.find((each) => each === key);
  if (!known) return { label: name, path: paths.admin.settings() };
  const { tab, label } = registry[known];
  if (!isLanguage(code)) return { label: messages.settings(label, tab), path: paths.admin.settings(tab) };
  return {
    label: messages.settings(label, tab, englishNameOf(code)),
    path: paths.admin.settings(tabKey({ tab, language: code })),
  };
}
