import { and, eq, isNull, sql } from "drizzle-orm";
import { homeSlug, isHome } from "#app/domain/pages/home.ts";
import { MAX_LEVELS, pageKey } from "#app/domain/pages/page.ts";
import { withPaths } from "#app/domain/pages/page-index.ts";
import { publishedColumns } from "#app/domain/pages/page-tree.server.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import { publishablePage } from "#app/domain/pages/publishable-page.server.ts";
import { lockTree, reservePaths } from "#app/domain/pages/structure.server.ts";
import { withoutPrefix } from "#app/languages/addresses.ts";
import { paths } from "#app/paths/paths.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { type PageRole, pages } from "#db/schema/pages.ts";
import { translationActionsOf } from "./translation-actions.server.ts";

/** Translations of pages. */
export const pageTranslations = translationActionsOf({
  publishable: publishablePage,
  table: pages,
  title: { name: "title", column: sql`${pages.title}` },
  screenOf: (page) => paths.admin.page(pageKey(page)),
  lockPlaces: lockTree,
  async columnsOf(tx, page, { draft, language }) {
    const { inMenus, menuLabel, orderIndex, role } = page;
    return {
      ...publishedColumns(draft),
      ...{ inMenus, menuLabel, orderIndex },
      role: await freeRole(tx, role, language),
      parentSlug: await translatedParent(tx, page, language),
    };
  },
  isFixed: (slug) => slug === homeSlug,
  async reserve(tx, { slug, language }) {
    const place = (await placesIn(tx, language)).find((each) => each.slug === slug);
    if (place && !isHome(place)) await reservePaths(tx, [place]);
    return place?.path;
  },
});

/** The role, or null when another page of the language has it. */
async function freeRole(
  tx: Transaction,
  role: PageRole | null,
  language: ContentLanguage,
): Promise<PageRole | null> {
  if (!role) return null;
  const holders = and(eq(pages.role, role), eq(pages.language, language), isNull(pages.trashedAt));
  return (await tx.$count(pages, holders)) === 0 ? role : null;
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
  const translated = (await placesIn(tx, language)).find(({ group }) => group === parent?.group);
  const level = translated && withoutPrefix(translated.path).split("/").length - 1;
  return level && level < MAX_LEVELS ? translated.slug : null;
}

/** The pages of a language outside of the trash with their paths. */
async function placesIn(tx: Transaction, language: ContentLanguage) {
  const rows = await tx
    .select({
      language: pages.language,
      slug: pages.slug,
      parentSlug: pages.parentSlug,
      group: pages.translationGroup,
    })
    .from(pages)
    .where(and(eq(pages.language, language), isNull(pages.trashedAt)));
  return withPaths(rows);
}
