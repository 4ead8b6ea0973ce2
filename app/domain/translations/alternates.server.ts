import { and, eq, inArray, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { isOpenIn } from "#app/domain/content-store/published-content.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import type { PublishedPage } from "#app/domain/pages/page.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { contentLanguagesOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import type { Language } from "#app/languages/language.ts";
import { contentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

/** The public pages in the main language and these further ones, with their paths. */
export async function pagesInLanguages(further: readonly Language[]): Promise<PublishedPage[]> {
  const indexes = await Promise.all(
    contentLanguagesOf({ further_languages: further }).map((language) => listPublishedPages(language)),
  );
  return indexes.flat();
}

/** The public pages with these ids in the other languages of the site, with their paths. */
export async function pagesOfOtherLanguages(ids: string[]): Promise<PublishedPage[]> {
  const { further_languages } = await getSettings();
  const all = await pagesInLanguages(further_languages);
  return all.filter(({ id, language }) => language !== contentLanguage() && ids.includes(id));
}

/** The languages in which the list of a content type has items. */
export async function languagesWithItems(type: AnyContentType): Promise<Set<ContentLanguage>> {
  const { table } = tablesOf(type);
  const { language } = table;
  if (!language) return new Set();
  const rows = await db
    .selectDistinct({ language: sql<ContentLanguage>`${language}` })
    .from(table as PgTable)
    .where(and(eq(table.isPublished, true), isOpenIn(type)));
  return new Set(rows.map((row) => row.language));
}

/** A published item in one of its languages. */
interface AlternateItem {
  slug: string;
  /** Whether its `listedUntil` day has not passed. */
  isOpen: boolean;
}

/** An item of the request's language and its published translations, by language. */
export async function alternateItems(
  type: AnyContentType,
  slug: string,
): Promise<Map<ContentLanguage, AlternateItem>> {
  const { table } = tablesOf(type);
  const { language, translationGroup } = table;
  if (!table.slug || !language || !translationGroup) return new Map();
  const group = db
    .select({ id: translationGroup })
    .from(table as PgTable)
    .where(and(eq(table.slug, slug), eq(language, contentLanguage())));
  const rows = await db
    .select({
      language: sql<ContentLanguage>`${language}`,
      slug: sql<string>`${table.slug}`,
      isOpen: isOpenIn(type),
    })
    .from(table as PgTable)
    .where(and(inArray(translationGroup, group), eq(table.isPublished, true)));
  return new Map(rows.map(({ language, ...item }) => [language, item]));
}
