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

/** Puts one into the trash; an address that visitors knew answers 410. False when it is there already. */
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

/** Takes one out of the trash, unpublished, at its old address if that is still free. False when it is not there. */
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

/** What is in the trash, last first. */
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
