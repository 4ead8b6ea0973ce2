import { eq, isNull } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { draftOf } from "#app/domain/publishing/publishable.server.ts";
import { db } from "#app/platform/database.server.ts";
import { type ContentRow, publishableOf, rowsOf } from "./publishable-of.server.ts";

export type PlaceOutcome = { status: "moved" | "unmoved"; name: string; position: number; count: number };

/**
 * Moves content of an ordered type to a zero-based position, effective immediately for visitors. A position out of
 * range means the end. Undefined when the content does not exist or its type is not ordered.
 */
export function placeContent(
  type: AnyContentType,
  id: string,
  position: number,
  by: Staff,
): Promise<PlaceOutcome | undefined> {
  const { table } = tablesOf(type);
  return db.transaction(async (tx) => {
    if (!table.orderIndex) return undefined;
    const rows = (await rowsOf(tx, table)
      .where(isNull(table.trashedAt))
      .orderBy(table.orderIndex, table.createdAt)
      .for("update")) as unknown as ContentRow[]; // rows of this table
    const from = rows.findIndex((row) => row.id === id);
    const moved = rows[from];
    if (!moved) return undefined;
    const to = Math.min(Math.max(position, 0), rows.length - 1);
    const name = type.titleOf(draftOf(publishableOf(type), moved));
    const place = { name, position: to, count: rows.length };
    if (to === from) return { status: "unmoved", ...place };

    for (const [orderIndex, row] of rows.toSpliced(from, 1).toSpliced(to, 0, moved).entries()) {
      if (row.orderIndex === orderIndex) continue;
      await tx
        .update(table as PgTable)
        .set({ orderIndex })
        .where(eq(table.id, row.id));
    }
    await recordAudit(tx, {
      actor: by,
      action: `${type.name}.move`,
      subject: id,
      before: { position: from },
      after: { position: to },
    });
    return { status: "moved", ...place };
  });
}
