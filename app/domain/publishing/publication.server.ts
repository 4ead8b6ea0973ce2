import { withCurrentBlocks } from "#app/blocks/read-blocks.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { mergeSides, type Sides } from "#app/domain/documents/merge-three-way.ts";
import { describeMedia } from "#app/domain/media/describe-media.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { draftColumns, recordVersion } from "./drafts.server.ts";
import type { Missing, MissingIn, WaitingChoice } from "./publication.ts";
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
import { clearSchedule, readScheduled } from "./schedule.server.ts";

/** Publishing and unpublishing documents of a type, by id. */
export function publicationActionsOf<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  missingIn: MissingIn<Row, Draft>,
) {
  return {
    /** `stored`: the draft and the published content after it, with what publishing has changed. */
    async publish(id: string, by: Actor, baseVersion?: number, waiting?: WaitingChoice) {
      const outcome = await publish(publishable, id, { by, baseVersion, waiting, missingIn });
      if (!outcome || !("row" in outcome)) return outcome;
      const { row } = outcome;
      const stored = { draft: draftOf(publishable, row), published: publishable.publishedContentOf(row) };
      return { ...outcome, stored };
    },
    unpublish: (id: string, by: Actor) => unpublish(publishable, id, by),
    republish: (id: string, by: Actor) => republish(publishable, id, by),
  };
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
function publish<Row extends PublishableRow, Draft extends object>(
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
function unpublish<Row extends PublishableRow, Draft extends object>(
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
function republish<Row extends PublishableRow, Draft extends object>(
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
