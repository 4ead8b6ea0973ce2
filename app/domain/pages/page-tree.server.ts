import { asc, isNull, sql } from "drizzle-orm";
import { type PageStatus, type Publication, statusesOf } from "#app/domain/publishing/publication-status.ts";
import { isLate } from "#app/domain/publishing/publishable.server.ts";
import { paths } from "#app/http/paths.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { type PageRole, pages } from "#db/schema/pages.ts";
import { isHome } from "./home.ts";
import { pagesHiddenWith } from "./page-index.ts";

export interface PageTreeItem extends Publication {
  id: string;
  slug: string;
  /** From the draft. */
  title: string;
  parentSlug: string | null;
  role: PageRole | null;
  inMenus: boolean;
  path: string;
  /** 1 for top-level pages. */
  level: number;
  /** Zero-based position among its siblings. */
  position: number;
  /** Its statuses, most urgent first. */
  statuses: PageStatus[];
  version: number;
  updatedAt: Date;
}

type TreeRow = Omit<PageTreeItem, "path" | "level" | "position" | "isHiddenByParent" | "statuses">;

/** All pages outside of the trash: the home page, then the tree in depth-first order. */
export async function listPageTree(connection: Database | Transaction = db): Promise<PageTreeItem[]> {
  const rows = await connection
    .select({
      id: pages.id,
      slug: pages.slug,
      title: sql<string>`coalesce(nullif(${pages.draft} ->> 'title', ''), ${pages.title})`,
      parentSlug: pages.parentSlug,
      role: pages.role,
      inMenus: pages.inMenus,
      isPublished: pages.isPublished,
      isChanged: sql<boolean>`${pages.draft} is not null`,
      scheduledAt: pages.scheduledAt,
      isLate: isLate(pages.scheduledAt),
      hasFailed: sql<boolean>`${pages.scheduleFailure} is not null`,
      version: pages.version,
      updatedAt: sql`coalesce(${pages.draftAt}, ${pages.updatedAt})`.mapWith(pages.updatedAt),
    })
    .from(pages)
    .where(isNull(pages.trashedAt))
    .orderBy(asc(pages.orderIndex), asc(pages.slug));

  const below = (parent: PageTreeItem | null): PageTreeItem[] =>
    rows
      .filter((row) => row.parentSlug === (parent?.slug ?? null) && !isHome(row))
      .flatMap((row, position) => {
        const isHiddenByParent =
          row.isPublished && parent !== null && (!parent.isPublished || parent.isHiddenByParent);
        const item: PageTreeItem = {
          ...row,
          path: `${parent?.path ?? ""}/${row.slug}`,
          level: (parent?.level ?? 0) + 1,
          position,
          isHiddenByParent,
          statuses: statusesOf({ ...row, isHiddenByParent }),
        };
        return [item, ...below(item)];
      });
  return [...rows.filter(isHome).map(homeItem), ...below(null)];
}

/** The home page as the first row of the tree, without a position. */
function homeItem(row: TreeRow): PageTreeItem {
  const isHiddenByParent = false;
  const statuses = statusesOf({ ...row, isHiddenByParent });
  return { ...row, path: paths.home(), level: 1, position: 0, isHiddenByParent, statuses };
}

/** The pages that unpublishing this one hides: itself and its descendants. */
export async function listHiddenWith({ id }: { id: string }): Promise<PageTreeItem[]> {
  const tree = await listPageTree();
  const page = tree.filter((each) => each.id === id);
  return pagesHiddenWith(tree, page);
}
