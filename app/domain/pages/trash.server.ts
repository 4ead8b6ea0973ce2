import { desc, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { recordRemoval } from "#app/domain/links/record-redirects.server.ts";
import { clearSchedule } from "#app/domain/publishing/schedule.server.ts";
import {
  daysAgo,
  deleteOldVersions,
  leaveTakenGroup,
  trashDays,
} from "#app/domain/publishing/trash.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { withoutPrefix } from "#app/languages/addresses.ts";
import { prefixOf } from "#app/languages/language.ts";
import { runAllSteps } from "#app/platform/all-steps.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { documentSaves } from "#db/schema/document-saves.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { freeSlug, takenSlugs } from "./create-page.server.ts";
import { isHome } from "./home.ts";
import { pageKey, pageOfKey } from "./page.ts";
import { lockPage, writePage } from "./page-tree.server.ts";
import type { Page } from "./pages.server.ts";
import { publishablePage } from "./publishable-page.server.ts";
import {
  arrange,
  branchBelow,
  freeRole,
  isKnown,
  lockTree,
  readPlaces,
  refusePlace,
  reservePaths,
} from "./structure.server.ts";

/**
 * Moves a page and its descendants to the trash and unpublishes them. Their public paths redirect to `to`, or respond
 * with 410 for null. Their slugs can be reused. Undefined for a deleted page and for the home page.
 */
export function trashPage(
  pageId: string,
  { to, by }: { to: string | null; by: Staff },
): Promise<{ trashed: number } | undefined> {
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const locked = await lockPage(tx, pageId);
    if (!locked || isHome(locked)) return undefined;
    const places = await readPlaces(tx, locked.language);
    const top = places.find(({ id }) => id === pageId);
    if (!top) return undefined;

    const branch = [top, ...branchBelow(places, top.slug)];
    const trashedAt = new Date();
    for (const { id, slug, path } of branch) {
      const page = await lockPage(tx, id);
      if (page) await clearSchedule(publishablePage, tx, page);
      await writePage(tx, id, {
        isPublished: false,
        trashedAt,
        trashedBy: by.id,
        trashedSlug: slug,
        trashedPath: path,
        slug: `trash-${id}`,
        ...(id === pageId ? { parentSlug: null } : {}),
      });
    }
    const known = branch.filter(isKnown).map(({ path }) => path);
    await recordRemoval(tx, { paths: known, to, by });
    await recordAudit(tx, {
      actor: by,
      action: "page.trash",
      subject: pageKey(top),
      before: { paths: branch.map(({ path }) => path) },
      after: { to },
    });
    return { trashed: branch.length };
  });
}

/** The pages that were moved to the trash, latest first, each with its number of descendants. */
export async function listTrash() {
  const rows = await db
    .select({
      id: pages.id,
      slug: pages.slug,
      parentSlug: pages.parentSlug,
      title: pages.title,
      path: pages.trashedPath,
      trashedAt: pages.trashedAt,
      by: accounts.name,
    })
    .from(pages)
    .leftJoin(accounts, eq(accounts.id, pages.trashedBy))
    .where(isNotNull(pages.trashedAt))
    .orderBy(desc(pages.trashedAt));
  return rows
    .filter(({ parentSlug }) => parentSlug === null)
    .map((row) => ({ ...row, below: branchBelow(rows, row.slug).length }));
}

/** The page to restore for a page in the trash, by its id or its former key: the page itself, or the one above it. */
export async function findTrashedTop(idOrKey: string): Promise<string | undefined> {
  const { id, language, slug, trashedSlug, parentSlug } = pages;
  const named = pageOfKey(idOrKey);
  const rows = await db
    .select({ id, language, slug, trashedSlug, parentSlug })
    .from(pages)
    .where(isNotNull(pages.trashedAt))
    .orderBy(desc(pages.trashedAt));
  let page = rows.find(
    ({ id, language, trashedSlug }) =>
      id === idOrKey || (language === named.language && trashedSlug === named.slug),
  );
  while (page?.parentSlug) page = rows.find(({ slug }) => slug === page?.parentSlug);
  return page?.id;
}

/**
 * Restores a page and its descendants from the trash, unpublished: at its old position below its old parent if that
 * still exists, otherwise last at the top level; at its old address unless another page uses it. Undefined when it is
 * not in the trash.
 */
export function restorePage(pageId: string, by: Staff): Promise<Page | undefined> {
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const branch = await readTrashedBranch(tx, pageId);
    const [top] = branch;
    if (!top) return undefined;

    const { language } = top;
    const taken = await takenSlugs(tx, language);
    for (const { id, trashedSlug, role } of branch) {
      const slug = freeSlug(trashedSlug ?? `restored-${id}`, taken);
      taken.add(slug);
      await leaveTakenGroup(tx, publishablePage, id);
      const none = { trashedAt: null, trashedBy: null, trashedSlug: null, trashedPath: null };
      await writePage(tx, id, { slug, role: await freeRole(tx, role, { id, language }), ...none });
    }
    const parentSlug = await oldParent(tx, top);
    if (parentSlug) await writePage(tx, pageId, { parentSlug });
    const position = await oldPosition(tx, top, parentSlug);
    await arrange(tx, { id: pageId, language, parentSlug, position });
    const places = await readPlaces(tx, language);
    const place = places.find(({ id }) => id === pageId);
    if (place) await reservePaths(tx, [place, ...branchBelow(places, place.slug)]);
    await recordAudit(tx, {
      actor: by,
      action: "page.restore",
      subject: place ? pageKey(place) : pageId,
      after: { path: place?.path, pages: branch.length },
    });
    return lockPage(tx, pageId);
  });
}

/** The old parent of a restored page, if the levels below it still fit. */
async function oldParent(tx: Transaction, top: Page): Promise<string | null> {
  const { id, language } = top;
  const parentSlug = slugOfOldParent(top);
  const places = await readPlaces(tx, language);
  const page = places.find((place) => place.id === id);
  if (!parentSlug || !page) return null;
  return refusePlace(places, { slug: page.slug, parentSlug }, page) ? null : parentSlug;
}

/** The slug before the page's own in its former path. */
function slugOfOldParent({ language, trashedPath }: Page): string | null {
  return (
    withoutPrefix(trashedPath ?? "", prefixOf(language))
      .split("/")
      .at(-2) || null
  );
}

/** The number of former siblings before a restored page; undefined when it gets another parent. */
async function oldPosition(
  tx: Transaction,
  top: Page,
  parentSlug: string | null,
): Promise<number | undefined> {
  if (slugOfOldParent(top) !== parentSlug) return undefined;
  const { id, language, orderIndex } = top;
  const places = await readPlaces(tx, language);
  const siblings = places.filter((each) => each.parentSlug === parentSlug && each.id !== id);
  return siblings.filter((each) => each.orderIndex < orderIndex).length;
}

/** Permanently deletes a page in the trash with its descendants and all versions. */
export function purgePage(pageId: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const branch = await readTrashedBranch(tx, pageId);
    if (branch.length === 0) return false;
    await deletePages(tx, branch);
    await recordAudit(tx, {
      actor: by,
      action: "page.purge",
      subject: formerKey(branch[0]) ?? pageId,
      before: { paths: branch.map(({ trashedPath }) => trashedPath) },
    });
    return true;
  });
}

/** The key that a page in the trash had. */
function formerKey(page: Page | undefined): string | undefined {
  return page?.trashedSlug ? pageKey({ language: page.language, slug: page.trashedSlug }) : undefined;
}

/** Permanently deletes old trash. */
export async function deleteOldTrash() {
  await db.transaction(async (tx) => {
    await lockTree(tx);
    const rows = await tx
      .select()
      .from(pages)
      .where(lt(pages.trashedAt, daysAgo(trashDays)));
    const tops = rows.filter(({ parentSlug }) => parentSlug === null);
    for (const top of tops) await deletePages(tx, [top, ...branchBelow(rows, top.slug)]);
  });
}

/** The page and its descendants, if the page itself was moved to the trash. */
async function readTrashedBranch(tx: Transaction, pageId: string): Promise<Page[]> {
  const rows = await tx.select().from(pages).where(isNotNull(pages.trashedAt));
  const top = rows.find(({ id, parentSlug }) => id === pageId && parentSlug === null);
  return top ? [top, ...branchBelow(rows, top.slug)] : [];
}

/** Children first: a page with children cannot be deleted. */
async function deletePages(tx: Transaction, branch: Page[]) {
  for (const { id } of branch.toReversed()) await tx.delete(pages).where(inArray(pages.id, [id]));
}

/** Saves are normally retried within minutes, but a closed browser may retry days later. */
const saveDays = 30;

/** Nightly: deletes old versions, saves, preview links and old trash. */
export async function tidyPages() {
  const { pages_version_retention_days } = await getSettings();
  await runAllSteps([
    () => deleteOldVersions(pageVersions, pages, daysAgo(pages_version_retention_days)),
    async () => db.delete(documentSaves).where(lt(documentSaves.createdAt, daysAgo(saveDays))),
    async () => db.delete(previewLinks).where(lt(previewLinks.expiresAt, daysAgo(saveDays))),
    deleteOldTrash,
  ]);
}
