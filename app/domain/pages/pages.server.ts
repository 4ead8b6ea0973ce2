import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { sharedRead } from "#app/domain/content/shared-read.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { contentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pages } from "#db/schema/pages.ts";
import { footerOf } from "./footer.ts";
import { homeSlug } from "./home.ts";
import { menuLinkOf, type NavigationPage, navigationOf } from "./menus.ts";
import type { PageLink, PublishedPage } from "./page.ts";
import { pageByReference, withPaths } from "./page-index.ts";

/** `PublishedPage.aliases`, also of unpublished translations. */
const aliases = sql<string[]>`array(
  select unnest(case other.language when '' then array[other.id::text, other.slug] else array[other.id::text] end)
  from pages other
  where other.translation_group = pages.translation_group and other.id <> pages.id and other.trashed_at is null
)`;

/**
 * Every public page in the language of the request, or in another one, by `orderIndex`: the source of navigation, footer,
 * links and sitemap.
 */
export function listPublishedPages(language = contentLanguage()): Promise<PublishedPage[]> {
  return readIndex(language);
}

const readIndex = sharedRead(async (language: ContentLanguage): Promise<PublishedPage[]> => {
  const rows = await db
    .select({
      id: pages.id,
      language: pages.language,
      translationGroup: pages.translationGroup,
      aliases,
      slug: pages.slug,
      title: pages.title,
      parentSlug: pages.parentSlug,
      role: pages.role,
      inMenus: pages.inMenus,
      menuLabel: pages.menuLabel,
      excerpt: pages.excerpt,
      coverImage: pages.coverImage,
      noindex: pages.noindex,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .where(and(eq(pages.isPublished, true), eq(pages.language, language)))
    .orderBy(asc(pages.orderIndex), asc(pages.slug));
  return withPaths(rows);
});

export interface SiteMenus {
  /** Every public page. */
  index: PublishedPage[];
  navigation: NavigationPage[];
  /** The page with the slug `pricing`, at any level, or the translation of that page. */
  pricing?: PageLink;
}

/** Reads the public pages and the navigation. Logs a warning when navigation or footer is empty. */
export async function readSiteMenus({ menu_order }: Pick<Settings, "menu_order">): Promise<SiteMenus> {
  const index = await listPublishedPages();
  const listed = index.filter(({ inMenus }) => inMenus);
  const navigation = navigationOf(listed, menu_order);
  if (navigation.length === 0) log.warn("no navigation pages are published");
  if (footerOf(navigation).columns.length === 0) log.warn("no footer pages are published");
  const pricing = pageByReference(listed, "pricing");
  return {
    index,
    navigation,
    ...(pricing ? { pricing: menuLinkOf(pricing) } : {}),
  };
}

/** The stored content of pages, by id. */
export async function readContents(ids: string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ id: pages.id, content: pages.content })
    .from(pages)
    .where(inArray(pages.id, ids));
  return new Map(rows.map(({ id, content }) => [id, content]));
}

export type Page = typeof pages.$inferSelect;

/** A page and its ancestors, topmost first. */
export interface PageOnPath {
  page: Page;
  trail: Page[];
}

/** The published home page in the language of the request; undefined in a database without one. */
export async function findHomePage(): Promise<Page | undefined> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.language, contentLanguage()), eq(pages.slug, homeSlug), eq(pages.isPublished, true)));
  return page;
}

/**
 * The page at a path of one to three slugs in the language of the request, if it and all its ancestors are published and each slug's page is a child
 * of the one before. Undefined for the home page, whose address has no slug.
 */
export async function findPublishedPage(slugs: string[]): Promise<PageOnPath | undefined> {
  if (slugs.length < 1 || slugs.length > 3 || slugs.includes(homeSlug)) return undefined;
  const found = await db
    .select()
    .from(pages)
    .where(
      and(eq(pages.language, contentLanguage()), inArray(pages.slug, slugs), eq(pages.isPublished, true)),
    );

  const chain = slugs.flatMap((slug, level) => {
    const parentSlug = slugs[level - 1] ?? null;
    return found.find((page) => page.slug === slug && page.parentSlug === parentSlug) ?? [];
  });
  const page = chain.at(-1);
  return page && chain.length === slugs.length ? { page, trail: chain.slice(0, -1) } : undefined;
}
