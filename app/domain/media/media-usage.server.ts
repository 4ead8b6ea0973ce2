import { sql } from "drizzle-orm";
import { registry, settingKeys } from "#app/domain/settings/registry.ts";
import { paths } from "#app/http/paths.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import type { MediaUse } from "./media-use.ts";

/**
 * Where a medium is used: in pages with their drafts and versions, news, testimonials and settings. An id is looked
 * for in all that a row holds, so a field that is added later is found too.
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
    select 'article', id::text, title, 1 from news where news::text like ${pattern}
    union all
    select 'article version', news.id::text, news.title, count(*)::int
    from news_versions join news on news.id = news_versions.article_id
    where news_versions.snapshot::text like ${pattern} group by news.id
    union all
    select 'testimonial version', testimonials.id::text, testimonials.name, count(*)::int
    from testimonial_versions join testimonials on testimonials.id = testimonial_versions.testimonial_id
    where testimonial_versions.snapshot::text like ${pattern} group by testimonials.id
    union all
    select 'testimonial', id::text, name, 1 from testimonials where testimonials::text like ${pattern}
    union all
    select 'setting', key, key, 1 from site_settings where value like ${pattern}
    order by 1, 3`);
  return rows.map(({ what, key, name, count }) => ({ what, count, ...describe(what, key, name, count) }));
}

function describe(what: MediaUse["what"], key: string, name: string, count: number) {
  switch (what) {
    case "page":
      return { label: name, path: paths.admin.page(key) };
    case "draft":
      return { label: `the draft of ${name}`, path: paths.admin.page(key) };
    case "preset":
      return { label: `the preset ${name}`, path: paths.admin.settings("presets") };
    case "version":
      return { label: versionsOf(name, count), path: paths.admin.page(key) };
    case "article":
      return { label: name, path: paths.admin.article(key) };
    case "article version":
      return { label: versionsOf(name, count), path: paths.admin.article(key) };
    case "testimonial version":
      return { label: versionsOf(name, count), path: paths.admin.testimonial(key) };
    case "testimonial":
      return { label: name, path: paths.admin.testimonial(key) };
    case "setting":
      return describeSetting(key);
  }
}

function versionsOf(name: string, count: number): string {
  return `${count === 1 ? "an earlier version" : `${count} earlier versions`} of ${name}`;
}

function describeSetting(key: string) {
  const known = settingKeys.find((each) => each === key);
  if (!known) return { label: key, path: paths.admin.settings() };
  const { tab, label } = registry[known];
  return { label: `${label} (${tab} settings)`, path: paths.admin.settings(tab) };
}
