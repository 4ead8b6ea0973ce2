import { recordAudit } from "#app/domain/audit/audit.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { Actor, Publishable, PublishableRow } from "./publishable.server.ts";
import { forgetSchedule } from "./schedule.server.ts";

/** Puts something into the trash, off the site at once. Undefined when it is there already. */
export async function putInTrash<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  tx: Transaction,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  const row = await kind.lock(tx, id);
  if (!row) return undefined;
  await forgetSchedule(kind, tx, row);
  await recordAudit(tx, { actor: by, action: `${kind.name}.trash`, subject: kind.subjectOf(row) });
  await kind.write(tx, id, {
    isPublished: false,
    publishedAt: row.publishedAt ?? (row.isPublished ? row.updatedAt : null),
    trashedAt: new Date(),
    trashedBy: by.id,
    updatedAt: new Date(),
  });
  return row;
}

/** Takes it out again, unpublished. */
export async function takeOutOfTrash<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  tx: Transaction,
  id: string,
  by: Actor,
): Promise<Row> {
  const row = await kind.write(tx, id, { trashedAt: null, trashedBy: null });
  await recordAudit(tx, { actor: by, action: `${kind.name}.restore`, subject: kind.subjectOf(row) });
  return row;
}
