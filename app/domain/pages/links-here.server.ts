import { and, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { listRedirectsTo } from "#app/domain/links/record-redirects.server.ts";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { escapePattern } from "#app/platform/has-words.server.ts";
import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";

/** A backlink to a page. */
export type LinkHere =
  | { kind: "page"; slug: string; title: string; isLive: boolean; isInDraft: boolean }
  | { kind: "setting"; tab: string; label: string };

interface Target {
  id: string;
  slug: string;
  path: string;
}

/**
 * The pages and settings that link to a page: by its path, by an old path that redirects to it, or by its id or slug in
 * a block.
 */
export async function listLinksHere(target: Target): Promise<LinkHere[]> {
  const paths = [target.path, ...(await listRedirectsTo(target.path)).map(({ fromPath }) => fromPath)];
  const patterns = patternsOf(target, paths);
  const holds = (column: unknown) => {
    const text = sql`${column}::text`;
    return or(...patterns.map((pattern) => sql`${text} like ${pattern}`)) ?? sql`false`;
  };
  const [linking, settings] = await Promise.all([
    db
      .select({
        slug: pages.slug,
        title: pages.title,
        isLive: sql<boolean>`${holds(pages.content)}`,
        isInDraft: sql<boolean>`coalesce(${holds(pages.draft)}, false)`,
      })
      .from(pages)
      .where(
        and(isNull(pages.trashedAt), ne(pages.id, target.id), or(holds(pages.content), holds(pages.draft))),
      )
      .orderBy(pages.title),
    db
      .select({ key: siteSettings.key })
      .from(siteSettings)
      .where(or(inArray(siteSettings.value, paths), holds(siteSettings.value))),
  ]);
  return [
    ...linking.map((page) => ({ kind: "page" as const, ...page })),
    ...settings.flatMap(({ key }) => {
      const setting = registry[key as SettingKey];
      return setting ? [{ kind: "setting" as const, tab: setting.tab, label: setting.label }] : [];
    }),
  ];
}

/**
 * Patterns for Postgres' JSON format: a link is `"/path"`, `"/path#part"` or `"/path?query"`; a reference is a whole
 * string under a key that ends with Slug, or in a list.
 */
function patternsOf({ id, slug }: Target, paths: string[]): string[] {
  const name = escapePattern(slug);
  const links = paths.map(escapePattern).flatMap((link) => [`"${link}"`, `"${link}#`, `"${link}?`]);
  const names = [`Slug": "${name}"`, `["${name}"]`, `["${name}",`, `, "${name}",`, `, "${name}"]`];
  return [...links, `"${id}"`, ...names].map((pattern) => `%${pattern}%`);
}
