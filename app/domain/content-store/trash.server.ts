import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { freeSlug } from "#app/domain/pages/create-page.server.ts";
import { draftOf } from "#app/domain/publishing/publishable.server.ts";
import { moveToTrash, restoreFromTrash } from "#app/domain/publishing/trash.server.ts";
import { deleteShadowedRedirects, recordRemoval } from "#app/domain/redirects/record-redirects.server.ts";
import { db } from "#app/platform/database.server.ts";
import { type ContentRow, publishableOf, rowsOf, writeRow } from "./publishable-of.server.ts";
import { isKnown, takenSlugs } from "./slugs.server.ts";

/**
 * Moves content to the trash; its path answers 410 if it has been public. Returns false when it is already in the
 * trash.
 */
export function trashContent(type: AnyContentType, id: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await moveToTrash(publishableOf(type), tx, id, by);
    if (!row) return false;
    if (!row.slug || !type.address) return true;
    await writeRow(tx, type, id, { slug: `trash-${id}`, trashedSlug: row.slug });
    if (isKnown(row)) await recordRemoval(tx, { paths: [type.address.item(row.slug)], to: null, by });
    return true;
  });
}

/**
 * Restores content from the trash as unpublished, at its previous slug if that is free. Returns false when it is not in
 * the trash.
 */
export function restoreContent(type: AnyContentType, id: string, by: Staff): Promise<boolean> {
  const { table } = tablesOf(type);
  return db.transaction(async (tx) => {
    const [found] = await rowsOf(tx, table)
      .where(and(eq(table.id, id), isNotNull(table.trashedAt)))
      .for("update");
    if (!found) return false;
    const { trashedSlug } = found as unknown as ContentRow; // a row of this table
    if (type.address) {
      const slug = freeSlug(trashedSlug ?? `restored-${id}`, await takenSlugs(tx, type));
      await writeRow(tx, type, id, { slug, trashedSlug: null });
      await deleteShadowedRedirects(tx, [type.address.item(slug)]);
    }
    await restoreFromTrash(publishableOf(type), tx, id, by);
    return true;
  });
}

/** Returns trashed content, most recently trashed first. */
export async function listTrashedContent(type: AnyContentType) {
  const { table } = tablesOf(type);
  const rows = await rowsOf(db, table).where(isNotNull(table.trashedAt)).orderBy(desc(table.trashedAt));
  const publishable = publishableOf(type);
  return (rows as unknown as ContentRow[]).map((row) => ({
    id: row.id,
    title: type.titleOf(draftOf(publishable, row)),
    trashedAt: row.trashedAt,
  }));
}
