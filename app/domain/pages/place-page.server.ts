import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { recordMoves } from "#app/domain/links/record-redirects.server.ts";
import { withoutPrefix } from "#app/languages/addresses.ts";
import { codeOf, prefixOf } from "#app/languages/language.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pages } from "#db/schema/pages.ts";
import { followRename } from "./follow-rename.server.ts";
import { homePageRefusal, isHome } from "./home.ts";
import { type Place, pageKey, type Refusal, refusal } from "./page.ts";
import { listPageTree, lockPage, writePage } from "./page-tree.server.ts";
import type { Page } from "./pages.server.ts";
import {
  arrange,
  branchBelow,
  isKnown,
  lockTree,
  type PlacedPage,
  readPlaces,
  refusePlace,
  reservePaths,
} from "./structure.server.ts";

interface Placing extends Partial<Place> {
  /** Zero-based position among its siblings. By default a page that keeps its parent keeps its position. */
  position?: number;
  /** Nothing is written when more public addresses than this would change. */
  maxAddresses?: number;
}

export type PlaceOutcome =
  /** `changeId` identifies the change for `undoPlacing`. */
  | { status: "placed"; page: Page; path: string; redirected: number; changeId: string }
  | { status: "too-many-addresses"; addresses: number }
  | Refusal;

/**
 * Changes a page's slug, parent or position, with its descendants, immediately and for visitors too. Old public paths
 * of the page and its descendants redirect to the new ones, and references in blocks are updated. Undefined when the
 * page is deleted.
 */
export function placePage(pageId: string, placing: Placing, by: Staff): Promise<PlaceOutcome | undefined> {
  return db.transaction((tx) => placePageIn(tx, pageId, placing, by));
}

/** The same as part of a larger change. */
export async function placePageIn(
  tx: Transaction,
  pageId: string,
  placing: Placing,
  by: Staff,
): Promise<PlaceOutcome | undefined> {
  await lockTree(tx);
  const page = await lockPage(tx, pageId);
  if (page && isHome(page)) return refusal("slug", homePageRefusal);
  if (!page) return undefined;
  const { language } = page;
  const before = await readPlaces(tx, language);
  const from = before.find(({ id }) => id === pageId);
  if (!from) return undefined;

  const { slug = page.slug, parentSlug = page.parentSlug, position, maxAddresses = Infinity } = placing;
  const refused = refusePlace(before, { slug, parentSlug }, from);
  if (refused) return refused;
  const isMoved = parentSlug !== page.parentSlug;
  const isRenamed = slug !== page.slug;
  const addresses = [from, ...branchBelow(before, from.slug)].filter(isKnown).length;
  if ((isMoved || isRenamed) && addresses > maxAddresses) return { status: "too-many-addresses", addresses };
  if (isMoved || isRenamed) {
    await writePage(tx, pageId, { slug, parentSlug, updatedAt: new Date() });
  }
  if (isRenamed) await followRename(tx, { language, from: page.slug, to: slug });
  if (isMoved || position !== undefined) await arrange(tx, { id: pageId, language, parentSlug, position });
  const after = await readPlaces(tx, language);
  const to = after.find(({ id }) => id === pageId) ?? from;
  const branch = [to, ...branchBelow(after, to.slug)];
  const redirected = isMoved || isRenamed ? await redirectOldPaths(branch) : 0;
  if (to.path !== from.path) await followInTrash(tx, from.path, to.path);
  const [changeId = ""] = await recordAudit(tx, {
    actor: by,
    action: isMoved ? "page.move" : isRenamed ? "page.rename" : "page.reorder",
    subject: pageKey({ language, slug }),
    before: { path: from.path, position: positionOf(before, from) },
    after: { path: to.path, position: positionOf(after, to) },
  });
  const placed = await lockPage(tx, pageId);
  return { status: "placed", page: placed ?? page, path: to.path, redirected, changeId };

  async function redirectOldPaths(pages: typeof branch) {
    await reservePaths(tx, pages);
    const pathBefore = new Map(before.map(({ id, path }) => [id, path]));
    const moves = pages
      .filter(isKnown)
      .map(({ id, path }) => ({ from: pathBefore.get(id) ?? path, to: path }))
      .filter(({ from, to }) => from !== to);
    await recordMoves(tx, { moves, reason: isMoved ? "move" : "rename", by });
    return moves.length;
  }
}

/** A page in the trash is restored below the page that was above it, under whatever path. */
async function followInTrash(tx: Transaction, from: string, to: string) {
  await tx
    .update(pages)
    .set({ trashedPath: sql`${to}::text || substr(${pages.trashedPath}, ${from.length + 1})` })
    .where(and(isNull(pages.parentSlug), sql`starts_with(${pages.trashedPath}, ${`${from}/`})`));
}

/** Zero-based position among its siblings. */
function positionOf(all: PlacedPage[], page: PlacedPage): number {
  return all.filter(({ parentSlug }) => parentSlug === page.parentSlug).findIndex(({ id }) => id === page.id);
}

const placingSchema = z.object({ path: z.string(), position: z.int() });

interface RecordedPlacing {
  changeId: string;
  pageId: string;
  language: ContentLanguage;
  title: string;
  from: string;
  to: string;
}

/** The person's own change of a page's place, if the page still exists. */
export async function findPlacing(changeId: string, by: Staff) {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.id, changeId),
        eq(auditLog.actorId, by.id),
        inArray(auditLog.action, ["page.move", "page.rename", "page.reorder"]),
      ),
    );
  const [before, after] = [placingSchema.safeParse(entry?.before), placingSchema.safeParse(entry?.after)];
  if (!before.success || !after.success) return undefined;
  const tree = await listPageTree(codeOf(after.data.path));
  const page = tree.find(({ path }) => path === after.data.path);
  if (page?.position !== after.data.position) return undefined;
  const { id: pageId, language, title } = page;
  const placing: RecordedPlacing = {
    changeId,
    pageId,
    language,
    title,
    from: before.data.path,
    to: after.data.path,
  };
  return { ...placing, position: before.data.position };
}

/**
 * Moves a page back to its place and address before the person's own change. Undefined when the page has been moved,
 * renamed or deleted since.
 */
export async function undoPlacing(changeId: string, by: Staff): Promise<PlaceOutcome | undefined> {
  const placing = await findPlacing(changeId, by);
  if (!placing) return undefined;
  const path = withoutPrefix(placing.from, prefixOf(placing.language));
  const [slug, parentSlug = null] = path.split("/").filter(Boolean).toReversed();
  return placePage(placing.pageId, { slug, parentSlug, position: placing.position }, by);
}
