import { eq } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type DraftSave, discardDraft, saveDraft } from "./drafts.server.ts";
import { cancelSchedule, publish, republish, reschedule, schedule, unpublish } from "./publication.server.ts";
import { type MissingIn, statusesOf, type WaitingChoice } from "./publication.ts";
import { giveUpScheduled, mailScheduleFailure, publishScheduled } from "./publish-scheduled.server.ts";
import {
  type Actor,
  draftOf,
  isOverdue,
  type Publishable,
  type PublishableRow,
} from "./publishable.server.ts";
import { findVersion, listVersions, nameVersion, restoreVersion } from "./versions.server.ts";

/** How publishing handles pages or a content type. */
interface PublishingTarget<Row extends PublishableRow, Draft extends object> {
  publishable: Publishable<Row, Draft>;
  missingIn: MissingIn<Row, Draft>;
  /** Reads an item that is not in the trash. */
  find: (id: string) => Promise<Row | undefined>;
  titleOf: (draft: Draft) => string;
  /** The path of its admin screen. */
  screenOf: (row: Row) => string;
}

/** Draft, publication, schedule and versions of pages or a content type, by id. */
export function publishingActionsOf<Row extends PublishableRow, Draft extends object>({
  publishable,
  missingIn,
  find,
  titleOf,
  screenOf,
}: PublishingTarget<Row, Draft>) {
  return {
    /** The data of its admin screen; undefined when it is deleted or in the trash. */
    async read(id: string) {
      const row = await find(id);
      if (!row) return undefined;
      const draft = draftOf(publishable, row);
      const [versions, editor] = await Promise.all([listVersions(publishable.versions, id), editorOf(row)]);
      const { version, isPublished, publishedAt, scheduledAt, scheduledVersion, scheduleFailure } = row;
      const publication = {
        version,
        isPublished,
        publishedAt,
        scheduledAt,
        scheduledVersion,
        scheduleFailure,
        isChanged: row.draft !== null,
        isLate: isOverdue(row),
        hasFailed: scheduleFailure !== null,
        isHiddenByParent: false,
      };
      return {
        id,
        row,
        draft,
        published: publishable.publishedContentOf(row),
        title: titleOf(draft),
        publication: { ...publication, statuses: statusesOf(publication), editor },
        missing: await missingIn(draft, row),
        versions,
      };
    },

    saveDraft: (id: string, save: DraftSave) => saveDraft(publishable, id, save),
    /** Resolves to the published content. */
    async discardDraft(id: string, by: Actor) {
      const row = await discardDraft(publishable, id, by);
      return row && { draft: draftOf(publishable, row), version: row.version };
    },
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
    schedule: (id: string, by: Actor, at: Date, baseVersion?: number) =>
      schedule(publishable, id, { at, by, baseVersion, missingIn }),
    reschedule: (id: string, by: Actor, at: Date) => reschedule(publishable, id, { at, by }),
    cancelSchedule: (id: string, by: Actor) => cancelSchedule(publishable, id, by),
    publishScheduled: (due: { id: string; dueAt: string }) => publishScheduled(publishable, due, missingIn),
    giveUpScheduled: (tx: Transaction, due: { id: string; dueAt: string }) =>
      giveUpScheduled(publishable, tx, due),

    /** A version by its number; without a number, the draft. */
    async findDraft(id: string, version?: number): Promise<Draft | undefined> {
      const row = await find(id);
      if (!row) return undefined;
      return version === undefined ? draftOf(publishable, row) : findVersion(publishable, id, version);
    },
    async nameVersion(id: string, number: number, name: string, by: Actor): Promise<boolean> {
      const row = await find(id);
      return row !== undefined && nameVersion(publishable, row, number, name, by);
    },
    restoreVersion: (id: string, number: number, by: Actor) => restoreVersion(publishable, id, number, by),

    /** Mails why the schedule failed, unless the failure has been cleared since. */
    async mailFailure({ id, dueAt, to }: { id: string; dueAt: string; to: string }) {
      const row = await find(id);
      if (row?.scheduleFailure?.dueAt !== dueAt) return;
      const title = titleOf(draftOf(publishable, row));
      await mailScheduleFailure({ id, title, path: screenOf(row), to, ...row.scheduleFailure });
    },
  };
}

/** The last editor of unpublished changes. */
export async function editorOf({ draftBy }: Pick<PublishableRow, "draftBy">): Promise<string | null> {
  if (!draftBy) return null;
  const [account] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, draftBy));
  return account?.name ?? null;
}
