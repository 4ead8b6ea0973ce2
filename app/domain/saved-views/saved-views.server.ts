import { and, asc, eq, ne, or } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type SavedViewArea, savedViews } from "#db/schema/saved-views.ts";
import { MAX_VIEWS_PER_AREA, type NewSavedView, type RemovedView, type SavedView } from "./saved-view.ts";

/** Saving a view requires the policy for reading the list, sharing it the one for changing it. */
const areaPolicies: Record<SavedViewArea, { read: Policy; share: Policy }> = {
  tasks: { read: "tasks.read", share: "tasks.update" },
  leads: { read: "leads.read", share: "leads.update" },
};

export type ViewOutcome = "done" | "forbidden" | "full";

/** The account's own views of a list, and shared views of others. */
export async function listSavedViews(area: SavedViewArea, { id, role }: Staff): Promise<SavedView[]> {
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
    isRemovable: ownerId === id || role === "owner",
  }));
}

/** Saves a view and replaces the account's own view with the same name. */
export function saveView({ area, name, query, isShared }: NewSavedView, by: Staff): Promise<ViewOutcome> {
  return db.transaction(async (tx): Promise<ViewOutcome> => {
    const policy = areaPolicies[area];
    if (!allows(by.role, policy.read) || (isShared && !allows(by.role, policy.share))) return "forbidden";
    // Serialises saves of one account, so that concurrent ones do not exceed the limit.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, by.id)).for("update");
    const others = and(eq(savedViews.ownerId, by.id), eq(savedViews.area, area), ne(savedViews.name, name));
    if ((await tx.$count(savedViews, others)) >= MAX_VIEWS_PER_AREA) return "full";
    const saved = await tx
      .insert(savedViews)
      .values({ area, name, query, isShared, ownerId: by.id })
      .onConflictDoUpdate({
        target: [savedViews.ownerId, savedViews.area, savedViews.name],
        set: { query, isShared },
      })
      .returning({ id: savedViews.id });
    // Name and query can contain the name of a person, whose data must stay erasable.
    const after = { area, isShared };
    await recordAudit(
      tx,
      ...saved.map(({ id }) => ({ actor: by, action: "saved-view.save", subject: id, after })),
    );
    return "done";
  });
}

/** Deletes a view: one's own or, for owners, any; resolves to it. Undefined for one that is deleted already. */
export function removeView(id: string, by: Staff): Promise<RemovedView | "forbidden" | undefined> {
  return db.transaction(async (tx) => {
    const isRemovable = by.role === "owner" ? undefined : eq(savedViews.ownerId, by.id);
    const [removed] = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), isRemovable))
      .returning();
    if (!removed) return (await tx.$count(savedViews, eq(savedViews.id, id))) > 0 ? "forbidden" : undefined;
    await recordAudit(tx, { actor: by, action: "saved-view.remove", subject: removed.id });
    return removed;
  });
}

/**
 * Undoes a removal by the account, also if other views have filled the list since: twice their limit is enough for that.
 * A view of the same name that its owner has saved since stays.
 */
export function restoreView({ isShared, ...view }: RemovedView, by: Staff): Promise<ViewOutcome> {
  return db.transaction(async (tx): Promise<ViewOutcome> => {
    const { read, share } = areaPolicies[view.area];
    const isOwn = view.ownerId === by.id;
    if (!allows(by.role, isShared ? share : read) || !(isOwn || by.role === "owner")) return "forbidden";
    const kept = and(eq(savedViews.ownerId, view.ownerId), eq(savedViews.area, view.area));
    if ((await tx.$count(savedViews, kept)) >= 2 * MAX_VIEWS_PER_AREA) return "full";
    const [restored] = await tx
      .insert(savedViews)
      .values({ ...view, isShared })
      .onConflictDoNothing()
      .returning();
    if (restored) {
      const after = { area: view.area, isShared };
      await recordAudit(tx, { actor: by, action: "saved-view.restore", subject: view.id, after });
    }
    return "done";
  });
}
