import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { deleteShadowedRedirects } from "#app/domain/links/record-redirects.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { type PageRole, pages } from "#db/schema/pages.ts";
import { homeSlug, isHome } from "./home.ts";
import { messages } from "./messages.ts";
import { MAX_LEVELS, type Place, pageKey, type Refusal, refusal } from "./page.ts";
import { withPaths } from "./page-index.ts";
import { lockPage, writePage } from "./page-tree.server.ts";

export interface PlacedPage extends Place {
  id: string;
  language: ContentLanguage;
  translationGroup: string;
  path: string;
  isPublished: boolean;
  publishedAt: Date | null;
  orderIndex: number;
}

/** Serialises changes of the tree, with the lock that the database trigger uses. */
export async function lockTree(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages_tree'))`);
}

/** Every page of a language outside of the trash except the home page, with its path, siblings in order. */
export async function readPlaces(tx: Transaction, language: ContentLanguage): Promise<PlacedPage[]> {
  const rows = await tx
    .select({
      id: pages.id,
      language: pages.language,
      translationGroup: pages.translationGroup,
      slug: pages.slug,
      parentSlug: pages.parentSlug,
      isPublished: pages.isPublished,
      publishedAt: pages.publishedAt,
      orderIndex: pages.orderIndex,
    })
    .from(pages)
    .where(and(eq(pages.language, language), isNull(pages.trashedAt), ne(pages.slug, homeSlug)))
    .orderBy(asc(pages.orderIndex), asc(pages.slug));
  return withPaths(rows);
}

/** The descendants of a page, parents before children. */
export function branchBelow<Page extends Place>(all: Page[], slug: string): Page[] {
  return all
    .filter(({ parentSlug }) => parentSlug === slug)
    .flatMap((child) => [child, ...branchBelow(all, child.slug)]);
}

/** Whether the page was ever public at its path. */
export function isKnown({ isPublished, publishedAt }: PlacedPage): boolean {
  return isPublished || publishedAt !== null;
}

/**
 * Why a page with its descendants cannot be at a place among the pages of its language; undefined when it can. New pages
 * have no `page`.
 */
export function refusePlace(all: PlacedPage[], place: Place, page?: PlacedPage): Refusal | undefined {
  if (place.slug === homeSlug) return refusal("slug", messages.theHomePageUsesThis);
  if (place.parentSlug === homeSlug) return refusal("parentSlug", messages.theHomePageCannotHave);
  const taken = all.find(({ slug, id }) => slug === place.slug && id !== page?.id);
  if (taken) return refusal("slug", messages.isAlreadyInUseChoose(taken.path));

  const parent = place.parentSlug === null ? null : all.find(({ slug }) => slug === place.parentSlug);
  if (parent === undefined) return refusal("parentSlug", messages.theParentPageHasBeen);
  if (parent === null) return undefined;
  const branch = page ? [page, ...branchBelow(all, page.slug)] : [];
  if (branch.includes(parent)) return refusal("parentSlug", messages.aPageCannotBeIts);
  const height = page ? Math.max(...branch.map(depthOf)) - depthOf(page) + 1 : 1;
  if (levelOf(all, parent) + height > MAX_LEVELS) {
    const what = messages.heightThePageThePage(height);
    return refusal("parentSlug", messages.wouldBeMoreThanLevels(what, MAX_LEVELS));
  }
  return undefined;
}

/** Segments of its path. */
const depthOf = ({ path }: PlacedPage) => path.split("/").length - 1;

/** 1 for top-level pages. */
export function levelOf(all: PlacedPage[], page: PlacedPage): number {
  const parent = all.find(({ slug }) => slug === page.parentSlug);
  return parent ? levelOf(all, parent) + 1 : 1;
}

/** Inserts a page among its siblings, at a zero-based position or at the end, and renumbers them. */
export async function arrange(
  tx: Transaction,
  {
    id,
    language,
    parentSlug,
    position,
  }: { id: string; language: ContentLanguage; parentSlug: string | null; position?: number },
) {
  const siblings = (await readPlaces(tx, language)).filter(
    (each) => each.parentSlug === parentSlug && each.id !== id,
  );
  const order = siblings.map((each) => each.id);
  order.splice(position ?? order.length, 0, id);
  const indexOf = new Map(siblings.map((each) => [each.id, each.orderIndex]));
  for (const [orderIndex, each] of order.entries()) {
    if (indexOf.get(each) === orderIndex) continue;
    await tx
      .update(pages)
      .set({ orderIndex, version: sql`${pages.version} + 1` })
      .where(eq(pages.id, each));
  }
}

/** A page takes precedence over redirects from its path. */
export async function reservePaths(tx: Transaction, branch: { path: string }[]) {
  await deleteShadowedRedirects(
    tx,
    branch.map(({ path }) => path),
  );
}

/** The page with a role in a language, outside of the trash. */
export async function findPageWithRole(
  role: PageRole,
  language: ContentLanguage = "",
  tx: Transaction | typeof db = db,
) {
  const [page] = await tx
    .select({ id: pages.id, language: pages.language, slug: pages.slug })
    .from(pages)
    .where(and(eq(pages.language, language), eq(pages.role, role), isNull(pages.trashedAt)));
  return page;
}

/** The role, or null when another page of the language has it. Requires the lock of the tree. */
export async function freeRole(
  tx: Transaction,
  role: PageRole | null,
  { id, language }: { id?: string; language: ContentLanguage },
): Promise<PageRole | null> {
  const holder = role && (await findPageWithRole(role, language, tx));
  return holder && holder.id !== id ? null : role;
}

/** How menu and footer show a page. */
export interface MenuSettings {
  role: PageRole | null;
  inMenus: boolean;
  menuLabel: string | null;
}

/**
 * Sets a page's role, its label in menu and footer and whether they list it, immediately and for visitors too. Another
 * page of its language with the role loses it. False for a deleted page and for the home page.
 */
export function saveMenuSettings(pageId: string, settings: MenuSettings, by: Staff): Promise<boolean> {
  const { role } = settings;
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const page = await lockPage(tx, pageId);
    if (!page || isHome(page)) return false;
    const before = { role: page.role, inMenus: page.inMenus, menuLabel: page.menuLabel };
    if (isSame(before, settings)) return true;
    const holder = role && (await findPageWithRole(role, page.language, tx));
    const previous = holder && holder.id !== pageId ? holder : undefined;
    if (previous) await writePage(tx, previous.id, { role: null });
    await writePage(tx, pageId, settings);
    await recordAudit(tx, {
      actor: by,
      action: "page.menus",
      subject: pageKey(page),
      before,
      after: { ...settings, ...(previous ? { roleTakenFrom: pageKey(previous) } : {}) },
    });
    return true;
  });
}
