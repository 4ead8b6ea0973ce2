import { and, eq } from "drizzle-orm";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { isTranslated, tablesOf } from "#app/domain/content-types/tables.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { editionsOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { contentLanguageOf, type Edition, type Language } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";

/** A page or an item in one of the site's languages. */
export interface Alternate {
  language: Language;
  path: string;
}

/** The site in each of its languages, the main one first. */
export async function listEditions(): Promise<[Edition, ...Edition[]]> {
  return editionsOf(await inContentLanguage("", getSettings));
}

/**
 * The public translations of a page or an item, itself included, in the order of the site's languages: published, for
 * pages with their whole parent chain. Empty in a site with one language.
 */
export async function alternatesOf(translationGroup: string): Promise<Alternate[]> {
  const editions = await listEditions();
  if (editions.length < 2) return [];
  const pages = await Promise.all(editions.map((edition) => pageIn(edition, translationGroup)));
  const found = pages.some(Boolean) ? pages : await itemsIn(editions, translationGroup);
  return found.filter((alternate) => alternate !== undefined);
}

async function pageIn(edition: Edition, group: string): Promise<Alternate | undefined> {
  const pages = await listPublishedPages(contentLanguageOf(edition));
  const page = pages.find(({ translationGroup }) => translationGroup === group);
  return page && { language: edition.language, path: page.path };
}

async function itemsIn(editions: Edition[], group: string): Promise<(Alternate | undefined)[]> {
  for (const type of contentTypeList) {
    const { address } = type;
    const { table } = tablesOf(type);
    if (!address || !isTranslated(table)) continue;
    const rows = await db
      .select({ language: table.language, slug: table.slug })
      .from(table)
      .where(and(eq(table.translationGroup, group), eq(table.isPublished, true)));
    if (rows.length === 0) continue;
    return editions.map((edition) => {
      const row = rows.find(({ language }) => language === contentLanguageOf(edition));
      return row && { language: edition.language, path: address.item(String(row.slug), edition) };
    });
  }
  return [];
}

/** A link to a translation: `hreflang` is its language or `x-default`. */
export interface AlternateLink {
  hreflang: string;
  path: string;
}

/** Links to translations and, as the one for all other languages, to that of the main language. */
export function linksTo(alternates: Alternate[], main: Language): AlternateLink[] {
  const links: AlternateLink[] = alternates.map(({ language, path }) => ({ hreflang: language, path }));
  const fallback = alternates.find(({ language }) => language === main);
  return fallback ? [...links, { hreflang: "x-default", path: fallback.path }] : links;
}
