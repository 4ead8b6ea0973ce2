import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { listPageTree } from "./page-tree.server.ts";
import { type PlaceOutcome, placePage, type RenameReferences } from "./place-page.server.ts";

const placeSchema = z.object({ path: z.string(), position: z.int() });

interface Placing {
  changeId: string;
  pageId: string;
  slug: string;
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
  const [before, after] = [placeSchema.safeParse(entry?.before), placeSchema.safeParse(entry?.after)];
  if (!before.success || !after.success) return undefined;
  const page = (await listPageTree()).find(({ path }) => path === after.data.path);
  if (page?.position !== after.data.position) return undefined;
  const { id: pageId, slug, title } = page;
  const placing: Placing = { changeId, pageId, slug, title, from: before.data.path, to: after.data.path };
  return { ...placing, position: before.data.position };
}

/**
 * Moves a page back to its place and address before the person's own change. Undefined when the page has been moved,
 * renamed or deleted since.
 */
export async function undoPlacing(
  changeId: string,
  by: Staff,
  renameReferences: RenameReferences,
): Promise<PlaceOutcome | undefined> {
  const placing = await findPlacing(changeId, by);
  if (!placing) return undefined;
  const [slug, parentSlug = null] = placing.from.split("/").filter(Boolean).toReversed();
  return placePage(placing.pageId, { slug, parentSlug, position: placing.position }, by, renameReferences);
}
