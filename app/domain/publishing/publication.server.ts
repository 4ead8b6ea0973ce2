import { and, eq } from "drizzle-orm";
import { withCurrentBlocks } from "#app/blocks/read-blocks.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { mergeSides, type Sides } from "#app/domain/documents/merge-three-way.ts";
import { describeMedia } from "#app/domain/media/describe-media.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { dequeue } from "#app/platform/queue.server.ts";
import { draftColumns, recordVersion } from "./drafts.server.ts";
import type { Missing, WaitingChoice } from "./publication.ts";
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
 * Schedules the current draft; later edits stay in the draft. Replaces an earlier schedule and its content. A time in
 * the past publishes at once. Undefined when it is deleted or in the trash.
 */
export function schedule<Row extends PublishableRow, Draft extends object>(
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
export function reschedule<Row extends PublishableRow, Draft extends object>(
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
export function cancelSchedule<Row extends PublishableRow, Draft extends object>(
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

type PublishNow<Row, Draft> = PublishRequest<Row, Draft> & { waiting?: WaitingChoice };

type PublishedNow<Row> =
  | { status: "published" | "unchanged"; row: Row }
  | { status: "missing"; missing: Missing[] }
  /** Not published: a schedule waits, and `waiting` does not say what becomes of it. */
  | { status: "waiting"; scheduledAt: Date | null }
  /** Not published: the draft changes these parts again that the scheduled version changes. */
  | { status: "overlap"; overlaps: string[] };

/**
 * Publishes the draft and records it as a version. While a scheduled version waits, `waiting` says what becomes of it;
 * without that choice nothing is done. Undefined when it is deleted or in the trash.
 */
export function publish<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  id: string,
  request: PublishNow<Row, Draft>,
) {
  return changeComplete(publishable, id, request, async (tx, row, draft): Promise<PublishedNow<Row>> => {
    const { by, waiting } = request;
    const { scheduledAt } = row;
    const mayKeep = row.isPublished || row.publishedAt !== null; // a first publication leaves nothing to wait for
    if (scheduledAt && (!waiting || (waiting !== "cancel" && !mayKeep)))
      return { status: "waiting", scheduledAt };
    if (scheduledAt && waiting !== "cancel") return publishBeside(publishable, tx, row, draft, request);
    const free = await clearSchedule(publishable, tx, row);
    return { status: "published", row: await publishRevision(publishable, tx, free, draft, by) };
  });
}

/**
 * Publishes the draft, or what it changes of the scheduled version (`leave-out`), and applies the same to the scheduled
 * version, so that the schedule does not undo it. Ends a schedule that would change nothing any more.
 */
async function publishBeside<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  draft: Draft,
  { by, waiting, missingIn }: PublishNow<Row, Draft>,
): Promise<PublishedNow<Row>> {
  const scheduled = await readScheduled(publishable, tx, row);
  if (!scheduled) return { status: "waiting", scheduledAt: row.scheduledAt };
  const before = publishable.publishedContentOf(row);
  let live = draft;
  if (waiting === "leave-out") {
    const { merged, overlaps } = mergeCurrent({ base: scheduled, mine: draft, theirs: before });
    if (overlaps.length > 0) return { status: "overlap", overlaps };
    if (row.isPublished && isSame(merged, before)) return { status: "unchanged", row };
    const missing = await missingIn(merged, row, tx);
    if (missing.length > 0) return { status: "missing", missing };
    live = merged;
  }
  const published = await publishRevision(publishable, tx, row, live, by);
  const after = publishable.publishedContentOf(published);
  const { merged } = mergeCurrent({ base: before, mine: scheduled, theirs: after });
  if (isSame(merged, after)) {
    return { status: "published", row: await clearSchedule(publishable, tx, published) };
  }
  const scheduledVersion = isSame(merged, scheduled)
    ? row.scheduledVersion
    : await recordVersion(publishable, tx, published, { draft: merged, isPublished: false, by });
  const kept = await publishable.write(tx, row.id, { scheduledVersion });
  return { status: "published", row: kept };
}

/** Merges states of different ages, with their blocks in the current versions of their types. */
function mergeCurrent<Draft extends object>({ base, mine, theirs }: Sides<Draft>) {
  return mergeSides({
    base: withCurrentBlocks(base),
    mine: withCurrentBlocks(mine),
    theirs: withCurrentBlocks(theirs),
  });
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

/** Publishes one state of the content; later edits stay in the draft, and a schedule stays. */
export async function publishRevision<Row extends PublishableRow, Draft extends object>(
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
  await describeMedia(tx, live, by);
  return published;
}

/** Hides it from visitors. Idempotent. Undefined when it is deleted or in the trash. */
export function unpublish<Row extends PublishableRow, Draft extends object>(
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
export function republish<Row extends PublishableRow, Draft extends object>(
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
