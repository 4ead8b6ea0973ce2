import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { recordMoves } from "#app/domain/redirects/record-redirects.server.ts";
import { db } from "#app/platform/database.server.ts";
import { followRename } from "./follow-rename.server.ts";
import { lockPage, writePage } from "./page-rows.server.ts";
import type { Page } from "./pages.server.ts";
import type { Place, Refusal } from "./place.ts";
import type { RenameReferences } from "./references.ts";
import {
  arrange,
  branchBelow,
  claimPaths,
  isKnown,
  lockTree,
  readPlaces,
  refusePlace,
} from "./structure.server.ts";

interface Placing extends Partial<Place> {
  /** Among its siblings, from 0. Left out, a page that stays under its parent keeps its place. */
  position?: number;
}

export type PlaceOutcome = { status: "placed"; page: Page; redirected: number } | Refusal;

/**
 * Gives a page another slug, parent or position, with everything below it, at once and for visitors too. Old paths that
 * visitors knew, of the page and of all below it, lead to the new ones, and blocks that name it follow. Undefined when the page is gone or in the
 * trash.
 */
export function placePage(
  pageId: string,
  placing: Placing,
  by: Staff,
  renameReferences: RenameReferences,
): Promise<PlaceOutcome | undefined> {
  return db.transaction(async (tx): Promise<PlaceOutcome | undefined> => {
    await lockTree(tx);
    const page = await lockPage(tx, pageId);
    const before = await readPlaces(tx);
    const from = before.find(({ id }) => id === pageId);
    if (!page || !from) return undefined;

    const { slug = page.slug, parentSlug = page.parentSlug, position } = placing;
    const refused = refusePlace(before, { slug, parentSlug }, from);
    if (refused) return refused;
    const isMoved = parentSlug !== page.parentSlug;
    const isRenamed = slug !== page.slug;
    if (isMoved || isRenamed) {
      await writePage(tx, pageId, { slug, parentSlug, updatedAt: new Date() });
    }
    if (isRenamed) await followRename(tx, { from: page.slug, to: slug, renameReferences });
    if (isMoved || position !== undefined) await arrange(tx, { id: pageId, parentSlug, position });
    const after = await readPlaces(tx);
    const to = after.find(({ id }) => id === pageId) ?? from;
    const branch = [to, ...branchBelow(after, to.slug)];
    const redirected = isMoved || isRenamed ? await leadOn(branch) : 0;
    await recordAudit(tx, {
      actor: by,
      action: isMoved ? "page.move" : isRenamed ? "page.rename" : "page.reorder",
      subject: slug,
      before: { path: from.path, orderIndex: from.orderIndex },
      after: { path: to.path, orderIndex: to.orderIndex },
    });
    const placed = await lockPage(tx, pageId);
    return { status: "placed", page: placed ?? page, redirected };

    async function leadOn(pages: typeof branch) {
      await claimPaths(tx, pages);
      const pathBefore = new Map(before.map(({ id, path }) => [id, path]));
      const moves = pages
        .filter(isKnown)
        .map(({ id, path }) => ({ from: pathBefore.get(id) ?? path, to: path }))
        .filter(({ from, to }) => from !== to);
      await recordMoves(tx, { moves, reason: isMoved ? "move" : "rename", by });
      return moves.length;
    }
  });
}
