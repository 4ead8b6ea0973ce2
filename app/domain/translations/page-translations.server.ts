import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Staff } from "#app/domain/accounts/account.ts";
import { takenSlugs } from "#app/domain/pages/create-page.server.ts";
import { homeSlug, isHome } from "#app/domain/pages/home.ts";
import { MAX_LEVELS, pageKey } from "#app/domain/pages/page.ts";
import { publishedColumns } from "#app/domain/pages/page-tree.server.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import { placePageIn } from "#app/domain/pages/place-page.server.ts";
import { publishablePage } from "#app/domain/pages/publishable-page.server.ts";
import { freeRole, levelOf, lockTree, readPlaces, reservePaths } from "#app/domain/pages/structure.server.ts";
import { prefixOf } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pages } from "#db/schema/pages.ts";
import { translationActionsOf } from "./translation-actions.server.ts";

/** Translations of pages. */
export const pageTranslations = translationActionsOf({
  publishable: publishablePage,
  table: pages,
  title: { name: "title", column: sql`${pages.title}` },
  screenOf: (page) => paths.admin.page(pageKey(page)),
  async takenSlugs(tx, language) {
    await lockTree(tx);
    return takenSlugs(tx, language);
  },
  async columnsOf(tx, page, { draft, language }) {
    const { inMenus, menuLabel, orderIndex, role } = page;
    return {
      ...publishedColumns(draft),
      ...{ inMenus, menuLabel, orderIndex },
      role: await freeRole(tx, role, { language }),
      parentSlug: await translatedParent(tx, page, language),
    };
  },
  isFixed: (slug) => slug === homeSlug,
  async reserve(tx, { slug, language }) {
    if (isHome({ slug })) return prefixOf(language) || paths.home();
    const place = (await readPlaces(tx, language)).find((each) => each.slug === slug);
    if (place) await reservePaths(tx, [place]);
    return place?.path;
  },
  gatherBelow,
});

/**
 * Moves the unpublished translations of a page's children below its new translation, if they are at the top level because
 * it was missing. Published ones stay: the new page is a draft, which would hide them from visitors.
 */
async function gatherBelow(
  tx: Transaction,
  source: Page,
  { slug, language }: { slug: string; language: ContentLanguage },
  by: Staff,
) {
  const child = alias(pages, "child");
  const waiting = await tx
    .select({ id: pages.id })
    .from(pages)
    .innerJoin(child, eq(child.translationGroup, pages.translationGroup))
    .where(
      and(
        and(eq(child.language, source.language), eq(child.parentSlug, source.slug), isNull(child.trashedAt)),
        and(eq(pages.language, language), isNull(pages.parentSlug), isNull(pages.trashedAt)),
        eq(pages.isPublished, false),
      ),
    )
    .orderBy(asc(child.orderIndex), asc(child.slug));
  // One with too many levels below it is refused, and stays.
  for (const { id } of waiting) await placePageIn(tx, id, { parentSlug: slug }, by);
}

/** The translation of the page's parent; null without one, or if the levels below it do not fit. */
async function translatedParent(
  tx: Transaction,
  { language: own, parentSlug }: Page,
  language: ContentLanguage,
): Promise<string | null> {
  if (parentSlug === null) return null;
  const [parent] = await tx
    .select({ group: pages.translationGroup })
    .from(pages)
    .where(and(eq(pages.language, own), eq(pages.slug, parentSlug)));
  const places = await readPlaces(tx, language);
  const translated = places.find(({ translationGroup }) => translationGroup === parent?.group);
  return translated && levelOf(places, translated) < MAX_LEVELS ? translated.slug : null;
}
