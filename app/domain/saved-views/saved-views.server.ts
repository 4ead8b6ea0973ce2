import { and, asc, eq, or } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { type SavedViewArea, savedViews } from "#db/schema/saved-views.ts";
import type { NewSavedView, SavedView } from "./saved-view.ts";

/** Somebody's own views of a list, and those that others share. */
export async function listSavedViews(area: SavedViewArea, { id }: Staff): Promise<SavedView[]> {
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.area, area), or(eq(savedViews.ownerId, id), eq(savedViews.isShared, true))))
    .orderBy(asc(savedViews.name), asc(savedViews.createdAt));
  return rows.map(({ ownerId, ...view }) => ({
    id: view.id,
    name: view.name,
    query: view.query,
    isShared: view.isShared,
    isOwn: ownerId === id,
  }));
}

/** Keeps a view; one of the same name and person gives way to it. */
export function saveView({ area, name, query, isShared }: NewSavedView, by: Staff) {
  return db.transaction(async (tx) => {
    await tx
      .insert(savedViews)
      .values({ area, name, query, isShared, ownerId: by.id })
      .onConflictDoUpdate({
        target: [savedViews.ownerId, savedViews.area, savedViews.name],
        set: { query, isShared },
      });
    const after = { area, query, isShared };
    await recordAudit(tx, { actor: by, action: "saved-view.save", subject: name, after });
  });
}

/** Removes a view of one's own; anybody else's stays. */
export function removeView(id: string, by: Staff) {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), eq(savedViews.ownerId, by.id)))
      .returning({ name: savedViews.name });
    if (removed) await recordAudit(tx, { actor: by, action: "saved-view.remove", subject: removed.name });
  });
}
