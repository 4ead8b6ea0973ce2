import type { Transaction } from "#app/platform/database.server.ts";
import { dequeue } from "#app/platform/queue.server.ts";
import { draftColumns, recordVersion } from "./drafts.server.ts";
import {
  type Actor,
  changeComplete,
  changeLocked,
  draftOf,
  type Publishable,
  type PublishableRow,
  type PublishRequest,
  recordChange,
} from "./publishable.server.ts";

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

/**
 * Publishes the draft, records it as a version and cancels its schedule. Without changes it does nothing. Undefined
 * when it is deleted or in the trash.
 */
export function publish<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  id: string,
  request: PublishRequest<Row, Draft>,
) {
  return changeComplete(publishable, id, request, async (tx, row, draft) => ({
    status: "published" as const,
    row: await publishRevision(publishable, tx, row, draft, request.by),
  }));
}

/** Publishes one state of the content; later edits stay in the draft. */
export async function publishRevision<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  draft: Draft,
  by?: Actor,
): Promise<Row> {
  const now = new Date();
  const complete = (what: Draft) => publishable.complete?.(what, now) ?? what;
  const live = complete(draft);
  const number = await recordVersion(publishable, tx, row, { draft: live, isPublished: true, by });
  await clearSchedule(publishable, tx, row);
  const published = await publishable.write(
    tx,
    row.id,
    {
      ...draftColumns(complete(draftOf(publishable, row)), live, row.draftBy),
      isPublished: true,
      publishedAt: now,
      updatedAt: now,
    },
    live,
  );
  await recordChange(publishable, tx, row, "publish", {
    by,
    before: { isPublished: row.isPublished },
    after: { isPublished: true, version: number },
  });
  return published;
}

/** Hides it from visitors. Idempotent. Undefined when it is deleted or in the trash. */
export function unpublish<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  return changeLocked(publishable, id, async (tx, row) => {
    if (!row.isPublished) return row;
    await recordChange(publishable, tx, row, "unpublish", {
      by,
      before: { isPublished: true },
      after: { isPublished: false },
    });
    const publishedAt = row.publishedAt ?? row.updatedAt; // it was public, so it needs a date of publication
    return publishable.write(tx, id, { isPublished: false, publishedAt, updatedAt: new Date() });
  });
}

/**
 * Undoes `unpublish`: publishes the last public version again; a draft stays a draft. Undefined when it is deleted;
 * does nothing for content that was never published.
 */
export function republish<Row extends PublishableRow, Draft>(
  publishable: Publishable<Row, Draft>,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  return changeLocked(publishable, id, async (tx, row) => {
    if (row.isPublished || !row.publishedAt) return row;
    await recordChange(publishable, tx, row, "publish", {
      by,
      before: { isPublished: false },
      after: { isPublished: true },
    });
    return publishable.write(tx, id, { isPublished: true, updatedAt: new Date() });
  });
}
