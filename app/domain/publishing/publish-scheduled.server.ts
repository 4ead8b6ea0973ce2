import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { allows } from "#app/domain/accounts/policies.ts";
import { type ContentTypeName, contentTypeNames } from "#app/domain/content-types/registry.ts";
import { readMailBrand } from "#app/domain/settings/settings.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { messageIdOf, sendMail } from "#app/platform/mailer.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { accounts } from "#db/schema/accounts.ts";
import { messages } from "./messages.ts";
import { publishRevision } from "./publication.server.ts";
import type { MissingIn } from "./publication.ts";
import {
  changeLocked,
  draftOf,
  type Publishable,
  type PublishableRow,
  type PublishableType,
  recordChange,
} from "./publishable.server.ts";
import { clearSchedule, readScheduled } from "./schedule.server.ts";

const kinds = z.enum(contentTypeNames);

/** Eight attempts with backoff take about half an hour. */
export const publishContent = defineJob({
  name: "publishing.publish-scheduled",
  payload: z.object({ kind: kinds, id: z.uuid(), dueAt: z.iso.datetime() }),
  maxAttempts: 8,
});

/** Mails the reasons of a failed schedule. Retried until the mail server accepts it. */
export const notifyOfFailedSchedule = defineJob({
  name: "publishing.tell-of-failed-schedule",
  payload: z.object({ kind: kinds, id: z.uuid(), dueAt: z.iso.datetime(), to: z.email() }),
  maxAttempts: 1000,
});

/** The queue jobs of a content type's schedules. */
export function contentSchedule(kind: ContentTypeName) {
  const keyOf = (id: string) => `${kind}.publish-scheduled:${id}`;
  return {
    keyOf,
    maxAttempts: publishContent.maxAttempts,
    enqueue: (tx: Transaction, id: string, at: Date) =>
      enqueue(tx, publishContent, { kind, id, dueAt: at.toISOString() }, { key: keyOf(id), runAt: at }),
    enqueueNotice: (tx: Transaction, notice: { id: string; dueAt: string; to: string }) =>
      enqueue(tx, notifyOfFailedSchedule, { kind, ...notice }),
  };
}

interface Due {
  id: string;
  dueAt: string;
}

/** What the jobs of schedules do with documents of a type. */
export function scheduleJobsOf<Row extends PublishableRow, Draft extends object>({
  publishable,
  missingIn,
  find,
  titleOf,
  screenOf,
}: PublishableType<Row, Draft>) {
  return {
    publishScheduled: (due: Due) => publishScheduled(publishable, due, missingIn),
    giveUpScheduled: (tx: Transaction, due: Due) => giveUpScheduled(publishable, tx, due),
    /** Mails why the schedule failed, unless the failure has been cleared since. */
    async mailFailure({ id, dueAt, to }: Due & { to: string }) {
      const row = await find(id);
      if (row?.scheduleFailure?.dueAt !== dueAt) return;
      const title = titleOf(draftOf(publishable, row));
      await mailScheduleFailure({ id, title, path: screenOf(row), to, ...row.scheduleFailure });
    },
  };
}

/**
 * The job of a schedule; does nothing when the schedule was cancelled or moved. Fails when the person who scheduled it is
 * disabled or may no longer publish it. A failure is stored with its reasons and mailed to that person, or to every owner
 * when the person may not publish it or that account is deleted.
 */
function publishScheduled<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  { id, dueAt }: Due,
  missingIn: MissingIn<Row, Draft>,
) {
  return changeLocked(publishable, id, async (tx, row) => {
    if (row.scheduledAt?.toISOString() !== dueAt) return;
    if (row.scheduledBy && !(await findScheduler(publishable, tx, row)))
      return recordFailure(publishable, tx, row, dueAt, [messages.thePersonWhoScheduledIt]);
    const draft = await readScheduled(publishable, tx, row);
    const reasons = draft
      ? (await missingIn(draft, row, tx)).map(({ message }) => message)
      : [messages.theScheduledVersionHasBeen];
    if (draft && reasons.length === 0) {
      const by = row.scheduledBy ? { id: row.scheduledBy } : undefined;
      await publishRevision(publishable, tx, await clearSchedule(publishable, tx, row), draft, by);
    } else {
      await recordFailure(publishable, tx, row, dueAt, reasons);
    }
  });
}

/** After the last attempt, stores the failure and sends the notice. */
async function giveUpScheduled<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  { id, dueAt }: Due,
) {
  const row = await publishable.lock(tx, id);
  if (row?.scheduledAt?.toISOString() !== dueAt) return;
  const reason = messages.publishingFailedTimesTheServer(publishable.schedule.maxAttempts);
  await recordFailure(publishable, tx, row, dueAt, [reason]);
}

async function recordFailure<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
  dueAt: string,
  reasons: string[],
) {
  await clearSchedule(publishable, tx, row);
  await publishable.write(tx, row.id, { scheduleFailure: { dueAt, reasons } });
  await recordChange(publishable, tx, row, "schedule-failed", { after: { dueAt, reasons } });
  for (const to of await listFailureRecipients(publishable, tx, row)) {
    await publishable.schedule.enqueueNotice(tx, { id: row.id, dueAt, to });
  }
}

async function listFailureRecipients<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  row: Row,
): Promise<string[]> {
  const scheduler = await findScheduler(publishable, tx, row);
  if (scheduler) return [scheduler.email];
  const owners = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.role, "owner"), isNull(accounts.disabledAt)));
  return owners.map(({ email }) => email);
}

/** Returns the person who scheduled it, if the account is enabled and may still publish it. */
async function findScheduler<Row extends PublishableRow, Draft extends object>(
  { publishPolicy }: Publishable<Row, Draft>,
  tx: Transaction,
  { scheduledBy }: Row,
) {
  if (!scheduledBy) return undefined;
  const [account] = await tx
    .select({ email: accounts.email, role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.id, scheduledBy), isNull(accounts.disabledAt)));
  return account && allows(account.role, publishPolicy) ? account : undefined;
}

interface FailedSchedule {
  id: string;
  title: string;
  /** The admin screen of the content. */
  path: string;
  dueAt: string;
  reasons: string[];
  to: string;
}

/** Mails why a schedule failed. Rejects when the mail server does not accept the mail. */
async function mailScheduleFailure({ id, title, path, dueAt, reasons, to }: FailedSchedule) {
  const brand = await readMailBrand();
  await sendMail({
    to,
    subject: messages.notPublished(brand.name, title),
    ...renderEmail({
      brand,
      title: messages.notPublishedTitle(title),
      parts: [
        messages.scheduleFailed(title, dueAt.slice(0, 10), dueAt.slice(11, 16)),
        { list: reasons },
        messages.visitorsStillSeeThePrevious,
        { link: env.SITE_URL + path, button: messages.openInTheAdmin },
      ],
    }),
    messageId: messageIdOf(`schedule-${id}-${Date.parse(dueAt)}`),
  });
}
