import { and, eq } from "drizzle-orm";
import type { Transaction } from "#app/platform/database.server.ts";
import { dequeue } from "#app/platform/queue.server.ts";
import { recordVersion } from "./drafts.server.ts";
import type { MissingIn } from "./publication.ts";
import {
  type Actor,
  changeComplete,
  changeLocked,
  type Publishable,
  type PublishableRow,
  type PublishRequest,
  recordChange,
} from "./publishable.server.ts";

/** Setting, moving and cancelling the schedules of a type of documents, by id. */
export function scheduleActionsOf<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  missingIn: MissingIn<Row, Draft>,
) {
  return {
    schedule: (id: string, by: Actor, at: Date, baseVersion?: number) =>
      schedule(publishable, id, { at, by, baseVersion, missingIn }),
    reschedule: (id: string, by: Actor, at: Date) => reschedule(publishable, id, { at, by }),
    cancelSchedule: (id: string, by: Actor) => cancelSchedule(publishable, id, by),
  };
}

/**
 * Schedules the current draft; later edits stay in the draft. Replaces an earlier schedule and its content. A time in
 * the past publishes at once. Undefined when it is deleted or in the trash.
 */
function schedule<Row extends PublishableRow, Draft extends object>(
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

/** Moves a schedule to another time; its content stays. Undefined when it is deleted or in the trash. */
function reschedule<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  id: string,
  { at, by }: { at: Date; by: Actor },
) {
  return changeLocked(publishable, id, async (tx, row) => {
    const { scheduledAt, scheduledVersion } = row;
    if (!scheduledAt) return { status: "unscheduled" as const, row: undefined };
    await publishable.schedule.enqueue(tx, id, at);
    await recordChange(publishable, tx, row, "schedule", {
      by,
      before: { scheduledAt },
      after: { scheduledAt: at, version: scheduledVersion },
    });
    const moved = { scheduledAt: at, scheduledBy: by.id };
    return { status: "scheduled" as const, row: await publishable.write(tx, id, moved) };
  });
}

/** Cancels a schedule, or clears the notice of a failed one. Undefined when it is deleted or in the trash. */
function cancelSchedule<Row extends PublishableRow, Draft extends object>(
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
export async function clearSchedule<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
): Promise<Row> {
  if (!row.scheduledAt && !row.scheduleFailure) return row;
  await dequeue(tx, publishable.schedule.keyOf(row.id));
  const none = { scheduledAt: null, scheduledBy: null, scheduledVersion: null, scheduleFailure: null };
  return publishable.write(tx, row.id, none);
}

/** The content of the schedule; undefined when its version was deleted or can no longer be read. */
export async function readScheduled<Row extends PublishableRow, Draft extends object>(
  { versions, draftSchema }: Publishable<Row, Draft>,
  tx: Transaction,
  { id, scheduledVersion }: Row,
): Promise<Draft | undefined> {
  if (scheduledVersion === null) return undefined;
  const [version] = await tx
    .select({ snapshot: versions.snapshot })
    .from(versions)
    .where(and(eq(versions.ownerId, id), eq(versions.number, scheduledVersion)));
  return draftSchema.safeParse(version?.snapshot).data;
}
