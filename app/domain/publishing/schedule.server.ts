import type { Transaction } from "#app/platform/database.server.ts";
import { dequeue } from "#app/platform/queue.server.ts";
import {
  type Actor,
  changeComplete,
  changeLocked,
  type Publishable,
  type PublishableRow,
  type PublishRequest,
  recordChange,
} from "./publishable.server.ts";
import { recordVersion } from "./record-versions.server.ts";

/**
 * Schedules the current draft; later edits stay in the draft. Replaces an earlier schedule. A time in the past publishes
 * at once. Undefined when it is deleted or in the trash.
 */
export function schedule<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  id: string,
  { at, ...request }: PublishRequest<Row, Draft> & { at: Date },
) {
  return changeComplete(publishable, id, request, async (tx, row, draft) => {
    const { by } = request;
    const scheduledVersion = await recordVersion(publishable, tx, row, { draft, isPublished: false, by });
    await publishable.schedule.enqueue(tx, id, at);
    await recordChange(publishable, tx, row, "schedule", {
      by,
      before: { scheduledAt: row.scheduledAt },
      after: { scheduledAt: at, version: scheduledVersion },
    });
    const scheduled = { scheduledAt: at, scheduledBy: by.id, scheduledVersion, scheduleFailure: null };
    return { status: "scheduled" as const, row: await publishable.write(tx, id, scheduled) };
  });
}

/** Cancels a schedule, or clears the notice of a failed one. Undefined when it is deleted or in the trash. */
export function cancelSchedule<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  return changeLocked(publishable, id, async (tx, row) => {
    if (!row.scheduledAt && !row.scheduleFailure) return row;
    await recordChange(publishable, tx, row, "unschedule", { by, before: { scheduledAt: row.scheduledAt } });
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
