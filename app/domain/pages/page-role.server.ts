import { and, eq, isNull } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { type PageRole, pages } from "#db/schema/pages.ts";
import { isHome } from "./home.ts";
import { lockPage, writePage } from "./page-tree.server.ts";
import { lockTree } from "./structure.server.ts";

/** The page with a role, outside of the trash. */
export async function findPageWithRole(role: PageRole, tx: Transaction | typeof db = db) {
  const [page] = await tx
    .select({ id: pages.id, slug: pages.slug, title: pages.title })
    .from(pages)
    .where(and(eq(pages.role, role), isNull(pages.trashedAt)));
  return page;
}

/** The role, or null when another page has it. Requires the lock of the tree. */
export async function freeRole(
  tx: Transaction,
  role: PageRole | null,
  pageId?: string,
): Promise<PageRole | null> {
  const holder = role && (await findPageWithRole(role, tx));
  return holder && holder.id !== pageId ? null : role;
}

interface MenuSettings {
  role: PageRole | null;
  inMenus: boolean;
}

/**
 * Sets a page's role and whether menus and footer list it, immediately and for visitors too. Another page with the role
 * loses it. False for a deleted page and for the home page.
 */
export function saveMenuSettings(
  pageId: string,
  { role, inMenus }: MenuSettings,
  by: Staff,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const page = await lockPage(tx, pageId);
    if (!page || isHome(page)) return false;
    if (page.role === role && page.inMenus === inMenus) return true;
    const holder = role && (await findPageWithRole(role, tx));
    const previous = holder && holder.id !== pageId ? holder : undefined;
    if (previous) await writePage(tx, previous.id, { role: null });
    await writePage(tx, pageId, { role, inMenus });
    await recordAudit(tx, {
      actor: by,
      action: "page.menus",
      subject: page.slug,
      before: { role: page.role, inMenus: page.inMenus },
      after: { role, inMenus, ...(previous ? { roleTakenFrom: previous.slug } : {}) },
    });
    return true;
  });
}
