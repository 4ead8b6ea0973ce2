import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { dequeue } from "#app/platform/queue.server.ts";
import {
  isUpToDate,
  lockForPublish,
  type PublishRequest,
  type Refusal,
  type Unchanged,
} from "./lock-for-publish.server.ts";
import { type Actor, auditEntry, type Publishable, type PublishableRow } from "./publishable.server.ts";
import { recordVersion } from "./record-versions.server.ts";

export type ScheduleOutcome<Row, Draft> = Refusal<Draft> | Unchanged<Row> | { status: "scheduled"; row: Row };

/**
 * Schedules the current draft; later edits stay in the draft. Replaces an earlier schedule. A time in the past publishes
 * at once. Undefined when it is deleted or in the trash.
 */
export function schedule<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  id: string,
  { at, ...request }: PublishRequest<Row, Draft> & { at: Date },
): Promise<ScheduleOutcome<Row, Draft> | undefined> {
  return db.transaction(async (tx): Promise<ScheduleOutcome<Row, Draft> | undefined> => {
    const locked = await lockForPublish(publishable, tx, id, request);
    if (locked?.status !== "complete") return locked;
    const { row, draft } = locked;
    if (isUpToDate(row)) return { status: "unchanged", row };
    const { by } = request;

    const scheduledVersion = await recordVersion(publishable, tx, row, { draft, isPublished: false, by });
    await publishable.schedule.enqueue(tx, id, at);
    await recordAudit(tx, {
      ...auditEntry(publishable, row, "schedule", by),
      before: { scheduledAt: row.scheduledAt },
      after: { scheduledAt: at, version: scheduledVersion },
    });
    const scheduled = { scheduledAt: at, scheduledBy: by.id, scheduledVersion, scheduleFailure: null };
    return { status: "scheduled", row: await publishable.write(tx, id, scheduled) };
  });
}

/** Cancels a schedule, or clears the notice of a failed one. Undefined when it is deleted or in the trash. */
export function cancelSchedule<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  return db.transaction(async (tx) => {
    const row = await publishable.lock(tx, id);
    if (!row?.scheduledAt && !row?.scheduleFailure) return row;
    await recordAudit(tx, {
      ...auditEntry(publishable, row, "unschedule", by),
      before: { scheduledAt: row.scheduledAt },
    });
    return clearSchedule(publishable, tx, row);
  });
}

/** Clears the schedule or its failure from the row, and removes the job from the queue. */
export async function clearSchedule<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
): Promise<Row> {
  if (!row.scheduledAt && !row.scheduleFailure) return row;
  await dequeue(tx, publishable.schedule.keyOf(row.id));
  const none = { scheduledAt: null, scheduledBy: null, scheduledVersion: null, scheduleFailure: null };
  return publishable.write(tx, row.id, none);
}
