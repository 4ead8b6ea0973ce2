import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { dequeue } from "#app/platform/queue.server.ts";
import { keepWholeVersion } from "./keep-versions.server.ts";
import {
  type GoingOut,
  isSettled,
  lockComplete,
  type Refusal,
  type Unchanged,
} from "./lock-complete.server.ts";
import type { Actor, Publishable, PublishableRow } from "./publishable.server.ts";

export type ScheduleOutcome<Row, Draft> = Refusal<Draft> | Unchanged<Row> | { status: "scheduled"; row: Row };

/**
 * Has the draft, as it is now, go out at a moment; what is edited afterwards stays a draft. A schedule from before is
 * replaced. A moment that is past means at once. What is live already needs none. Undefined when it is gone or in the trash.
 */
export function schedule<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  id: string,
  { at, ...request }: GoingOut<Row, Draft> & { at: Date },
): Promise<ScheduleOutcome<Row, Draft> | undefined> {
  return db.transaction(async (tx): Promise<ScheduleOutcome<Row, Draft> | undefined> => {
    const locked = await lockComplete(kind, tx, id, request);
    if (locked?.status !== "complete") return locked;
    const { row, draft } = locked;
    if (isSettled(row)) return { status: "unchanged", row };
    const { by } = request;

    const scheduledVersion = await keepWholeVersion(kind, tx, row, { draft, isPublished: false, by });
    await kind.schedule.enqueue(tx, id, at);
    await recordAudit(tx, {
      actor: by,
      action: `${kind.name}.schedule`,
      subject: kind.subjectOf(row),
      before: { scheduledAt: row.scheduledAt },
      after: { scheduledAt: at, version: scheduledVersion },
    });
    const scheduled = { scheduledAt: at, scheduledBy: by.id, scheduledVersion, scheduleFailure: null };
    return { status: "scheduled", row: await kind.write(tx, id, scheduled) };
  });
}

/** Takes a schedule back, or the notice of one that failed. Undefined when it is gone or in the trash. */
export function cancelSchedule<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const row = await kind.lock(tx, id);
    if (!row?.scheduledAt && !row?.scheduleFailure) return row;
    await recordAudit(tx, {
      actor: by,
      action: `${kind.name}.unschedule`,
      subject: kind.subjectOf(row),
      before: { scheduledAt: row.scheduledAt },
    });
    return forgetSchedule(kind, tx, row);
  });
}

/** The row with no schedule any more, nor the failure of one, and a queue that knows nothing of it either. */
export async function forgetSchedule<Row extends PublishableRow, Draft>(
  kind: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
): Promise<Row> {
  if (!row.scheduledAt && !row.scheduleFailure) return row;
  await dequeue(tx, kind.schedule.keyOf(row.id));
  const none = { scheduledAt: null, scheduledBy: null, scheduledVersion: null, scheduleFailure: null };
  return kind.write(tx, row.id, none);
}
