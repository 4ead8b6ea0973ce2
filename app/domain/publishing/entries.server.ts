import { eq } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { basesOf } from "./bases.server.ts";
import { discardDraft, type FieldsSave, saveFields } from "./drafts.server.ts";
import { mailScheduleFailure } from "./mail-schedule-failure.server.ts";
import type { MissingIn } from "./missing.ts";
import { publish, republish, unpublish } from "./publication.server.ts";
import { statusesOf } from "./publication-status.ts";
import { giveUpScheduled, publishScheduled } from "./publish-scheduled.server.ts";
import { type Actor, draftOf, type Publishable, type PublishableRow } from "./publishable.server.ts";
import { cancelSchedule, schedule } from "./schedule.server.ts";
import { isOverdue } from "./status.server.ts";
import { findVersion, listVersions, nameVersion, restoreVersion } from "./versions.server.ts";

/** What is particular to a kind whose draft is nothing but fields. */
interface Kind<Row extends PublishableRow, Draft extends object> {
  kind: Publishable<Row, Draft>;
  missingIn: MissingIn<Row, Draft>;
  /** Outside of the trash. */
  find: (id: string) => Promise<Row | undefined>;
  titleOf: (draft: Draft) => string;
  /** Its screen in the admin. */
  pathOf: (id: string) => string;
}

/** All that can be done with the entries of a kind, by their ids: articles, testimonials. */
export function entriesOf<Row extends PublishableRow, Draft extends object>({
  kind,
  missingIn,
  find,
  titleOf,
  pathOf,
}: Kind<Row, Draft>) {
  return {
    pathOf,

    /** An entry as its screen begins with it; undefined when it is gone or in the trash. */
    async read(id: string) {
      const row = await find(id);
      if (!row) return undefined;
      const draft = draftOf(kind, row);
      const [versions, editor] = await Promise.all([listVersions(kind.versions, id), nameOf(row.draftBy)]);
      const { version, isPublished, publishedAt, scheduledAt, scheduledVersion, scheduleFailure } = row;
      const states = {
        isPublished,
        scheduledAt,
        isChanged: row.draft !== null,
        isLate: isOverdue(row),
        hasFailed: scheduleFailure !== null,
        isHiddenByParent: false,
      };
      const publication = {
        version,
        isPublished,
        publishedAt,
        scheduledAt,
        scheduledVersion,
        scheduleFailure,
      };
      return {
        id,
        row,
        draft,
        bases: basesOf(draft),
        title: titleOf(draft),
        publication: { ...publication, ...states, statuses: statusesOf(states), editor },
        missing: await missingIn(draft, row),
        versions,
      };
    },

    save: (id: string, save: FieldsSave<Draft>) => saveFields(kind, id, save),
    discardDraft: (id: string, by: Actor) => discardDraft(kind, id, by),
    publish: (id: string, by: Actor, baseVersion?: number) =>
      publish(kind, id, { by, baseVersion, missingIn }),
    unpublish: (id: string, by: Actor) => unpublish(kind, id, by),
    republish: (id: string, by: Actor) => republish(kind, id, by),
    schedule: (id: string, by: Actor, at: Date, baseVersion?: number) =>
      schedule(kind, id, { at, by, baseVersion, missingIn }),
    cancelSchedule: (id: string, by: Actor) => cancelSchedule(kind, id, by),
    publishScheduled: (due: { id: string; dueAt: string }) => publishScheduled(kind, due, missingIn),
    giveUpScheduled: (tx: Transaction, due: { id: string; dueAt: string }) => giveUpScheduled(kind, tx, due),

    /** What it was in a version, or, without a number, what is being edited. */
    async findDraft(id: string, version?: number): Promise<Draft | undefined> {
      const row = await find(id);
      if (!row) return undefined;
      return version === undefined ? draftOf(kind, row) : findVersion(kind, id, version);
    },
    async nameVersion(id: string, number: number, name: string, by: Actor): Promise<boolean> {
      const row = await find(id);
      return row !== undefined && nameVersion(kind, row, number, name, by);
    },
    restoreVersion: (id: string, number: number, by: Actor) => restoreVersion(kind, id, number, by),

    /** Tells somebody that it did not go out and why, unless somebody has dealt with it by now. */
    async mailFailure({ id, dueAt, to }: { id: string; dueAt: string; to: string }) {
      const row = await find(id);
      if (row?.scheduleFailure?.dueAt !== dueAt) return;
      const title = titleOf(draftOf(kind, row));
      await mailScheduleFailure({ id, title, path: pathOf(id), to, ...row.scheduleFailure });
    },
  };
}

async function nameOf(accountId: string | null): Promise<string | null> {
  if (!accountId) return null;
  const [account] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId));
  return account?.name ?? null;
}
