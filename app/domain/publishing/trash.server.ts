import { recordAudit } from "#app/domain/audit/audit.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { type Actor, auditEntry, type Publishable, type PublishableRow } from "./publishable.server.ts";
import { clearSchedule } from "./schedule.server.ts";

/** Moves a row to the trash and hides it from visitors. Undefined when it is in the trash already. */
export async function moveToTrash<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  const row = await publishable.lock(tx, id);
  if (!row) return undefined;
  await clearSchedule(publishable, tx, row);
  await recordAudit(tx, auditEntry(publishable, row, "trash", by));
  await publishable.write(tx, id, {
    isPublished: false,
    publishedAt: row.publishedAt ?? (row.isPublished ? row.updatedAt : null),
    trashedAt: new Date(),
    trashedBy: by.id,
    updatedAt: new Date(),
  });
  return row;
}

/** Restores a row from the trash, unpublished. */
export async function restoreFromTrash<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  id: string,
  by: Actor,
): Promise<Row> {
  const row = await publishable.write(tx, id, { trashedAt: null, trashedBy: null });
  await recordAudit(tx, auditEntry(publishable, row, "restore", by));
  return row;
}
