import { type ParsedCronItem, parseCronItems, type Task, type TaskList } from "graphile-worker";
import { z } from "zod";
import {
  sendInvitation,
  sendNotice,
  sendRecoveryLink,
  tidyAccounts,
} from "#app/domain/accounts/account-jobs.server.ts";
import { mailInvitation, mailNotice, mailRecoveryLink } from "#app/domain/accounts/account-mails.server.ts";
import { mailAssignment, notifyAssignee } from "#app/domain/assignments/assignments.server.ts";
import { announceContentChange } from "#app/domain/content/content-version.server.ts";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { hasClosedToday } from "#app/domain/content-store/published-content.server.ts";
import { sendConfirmation } from "#app/domain/leads/confirmation.server.ts";
import { sendReminder } from "#app/domain/leads/deal.server.ts";
import { removeStrayFiles } from "#app/domain/leads/lead-files.server.ts";
import {
  confirmToSender,
  mailReply,
  notifyOfNoteMention,
  notifyTeam,
  remindOwner,
  removeLeadFiles,
  reportFailedReply,
  submitExternally,
} from "#app/domain/leads/lead-jobs.server.ts";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { mailNoteMention } from "#app/domain/leads/note-mentions.server.ts";
import { mailRecipientsChange, sendLeadNotification } from "#app/domain/leads/notify-team.server.ts";
import { mailFailedReply, sendReply } from "#app/domain/leads/replies.server.ts";
import { eraseExpiredLeads } from "#app/domain/leads/retention.server.ts";
import { submitLeadExternally } from "#app/domain/leads/submit-externally.server.ts";
import { announce, liveTopics } from "#app/domain/live/live.server.ts";
import { removeMediaObjects, removeStrayMedia } from "#app/domain/media/delete-media.server.ts";
import { giveUpMediaVariants, makeMediaVariants } from "#app/domain/media/make-variants.server.ts";
import { makeVariants, removeObjects } from "#app/domain/media/media-files.server.ts";
import {
  notifyOfFailedPageSchedule,
  pageStore,
  publishScheduled,
} from "#app/domain/pages/publishable-page.server.ts";
import { tidyPages } from "#app/domain/pages/trash.server.ts";
import { notifyOfFailedSchedule, publishContent } from "#app/domain/publishing/publish-scheduled.server.ts";
import { tidyContent } from "#app/domain/publishing/trash.server.ts";
import { indexContent, indexPublished } from "#app/domain/search/index-content.server.ts";
import { recipientsChanged } from "#app/domain/settings/lead-recipients.server.ts";
import {
  renderAndStore,
  renderShareCard,
  renderUnrevisedCard,
} from "#app/domain/share-cards/share-cards.server.ts";
import { forgetDeletedTasks } from "#app/domain/tasks/change-task.server.ts";
import { mailMention, notifyOfMention } from "#app/domain/tasks/comments.server.ts";
import { mailDueTasks, remindAssignee, scheduleTaskReminders } from "#app/domain/tasks/due-tasks.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { within } from "#app/platform/deadline.ts";
import { describeError } from "#app/platform/describe-error.ts";
import { mailServerUnavailable, pingMailer } from "#app/platform/mailer.server.ts";
import {
  defineJob,
  type ExhaustedJob,
  endExhaustedJobs,
  type Job,
  listWaitingRetries,
  releaseAbandonedJobs,
  removeJob,
  runNow,
} from "#app/platform/queue.server.ts";
import { deleteExpiredLimits } from "#app/platform/rate-limits.server.ts";
import { runAttempt } from "#app/platform/run-attempt.server.ts";
import { buckets, deleteObjects } from "#app/platform/storage.server.ts";
import { sendHeartbeat } from "./heartbeat.server.ts";

/** The cron jobs: their times (minute, hour, day, month, weekday; UTC) and what they do. */
const cronJobs = {
  retryMails: { match: "* * * * *", run: () => retryMails() },
  releaseAbandonedJobs: { match: "* * * * *", run: () => recoverJobs() },
  sendHeartbeat: { match: "* * * * *", run: sendHeartbeat },
  indexContent: { match: "*/10 * * * *", run: () => indexPublished() },
  forgetExpiredLimits: { match: "17 * * * *", run: deleteExpiredLimits },
  removeStrayFiles: { match: "41 3 * * *", run: removeStrayFiles },
  eraseExpiredLeads: { match: "23 3 * * *", run: eraseExpiredLeads },
  /** The copyright year: on both dates on which a year starts somewhere, at every time zone offset. */
  announceNewYear: { match: "*/15 * 1,31 1,12 *", run: announceContentChange },
  /** Removes items that expired at midnight from lists; hourly, in case no worker was running. */
  announceClosings: { match: "0 * * * *", run: announceClosings },
  /** At every time zone offset, a day starts on a quarter of an hour. */
  announceOfficeDay: { match: "*/15 * * * *", run: announceOfficeDay },
  /** Before each opening of the office, whenever its day starts. */
  scheduleTaskReminders: { match: "*/15 * * * *", run: () => scheduleTaskReminders() },
  tidyPages: { match: "53 3 * * *", run: tidyPages },
  tidyEntries: { match: "59 3 * * *", run: tidyContent },
  removeStrayMedia: { match: "11 4 * * *", run: removeStrayMedia },
  tidyTasks: { match: "23 4 * * *", run: forgetDeletedTasks },
  tidyAccounts: { match: "37 4 * * *", run: tidyAccounts },
};

const housekeeping = Object.entries(cronJobs).map(([jobName, { match, run }]) => {
  const job = defineJob({
    name: cronJobNameOf(jobName as keyof typeof cronJobs),
    payload: z.object({}),
    maxAttempts: 3,
  });
  return { job, match, run };
});

/** The name of a cron job in the queue. */
export function cronJobNameOf(job: keyof typeof cronJobs): string {
  return `housekeeping:${job}`;
}

/** Missed runs are not repeated; a run that has not started when the next is due is merged with it. */
export const schedule: ParsedCronItem[] = parseCronItems(
  housekeeping.map(({ job: { name, maxAttempts }, match }) => ({
    task: name,
    match,
    options: { backfillPeriod: 0, maxAttempts, jobKey: name },
  })),
);

/** Milliseconds between two runs of `announceOfficeDay`. */
const OFFICE_DAY_INTERVAL_MS = 15 * 60 * 1000;

/** Milliseconds after which a job counts as failed, even if it is still running. */
const JOB_TIMEOUT_MS = 5 * 60 * 1000;

/** Jobs that run at a set time and depend on Postgres only. */
export const timedTasks: TaskList = Object.fromEntries([
  handle(publishScheduled, ({ pageId: id, dueAt }) => pageStore.publishScheduled({ id, dueAt })),
  handle(publishContent, ({ kind, ...due }) => contentStores[kind].publishScheduled(due)),
]);

/** The handlers of all other jobs. */
export const taskList: TaskList = Object.fromEntries([
  handle(notifyTeam, ({ leadId }, attempt) => sendLeadNotification(leadId, attempt)),
  handle(confirmToSender, ({ leadId }, attempt) => sendConfirmation(leadId, attempt)),
  handle(recipientsChanged, (change) => mailRecipientsChange(change)),
  handle(submitExternally, ({ leadId }, attempt) => submitLeadExternally(leadId, attempt)),
  handle(mailReply, ({ replyId }, attempt) => sendReply(replyId, attempt)),
  handle(remindOwner, (reminder) => sendReminder(reminder)),
  handle(reportFailedReply, (failure) => mailFailedReply(failure)),
  handle(notifyOfFailedSchedule, ({ kind, ...notice }) => contentStores[kind].mailFailure(notice)),
  handle(notifyOfFailedPageSchedule, ({ pageId: id, ...notice }) => pageStore.mailFailure({ id, ...notice })),
  handle(sendRecoveryLink, ({ email }) => mailRecoveryLink(email)),
  handle(sendInvitation, ({ invitationId }) => mailInvitation(invitationId)),
  handle(sendNotice, (payload) => mailNotice(payload)),
  handle(notifyAssignee, (payload) => mailAssignment(payload)),
  handle(notifyOfNoteMention, (mention) => mailNoteMention(mention)),
  handle(notifyOfMention, ({ mentionId }) => mailMention(mentionId)),
  handle(remindAssignee, (due) => mailDueTasks(due)),
  handle(makeVariants, ({ mediaId, hash }) => makeMediaVariants(mediaId, hash)),
  handle(removeObjects, ({ keys }) => removeMediaObjects(keys)),
  handle(indexContent, () => indexPublished()),
  handle(renderShareCard, (card) => renderAndStore(card)),
  handle(renderUnrevisedCard, (card) => renderAndStore(card)),
  handle(removeLeadFiles, ({ keys }) => deleteObjects({ bucket: buckets.leads, keys })),
  ...housekeeping.map(({ job, run }) => handle(job, () => run())),
]);

function handle<Payload extends z.ZodObject>(
  job: Job<Payload>,
  run: (payload: z.output<Payload>, attempt: number) => Promise<unknown>,
): [name: string, task: Task] {
  const task: Task = async (payload, { job: { id, attempts: attempt } }) => {
    try {
      await runAttempt({ name: job.name, id, attempt }, () =>
        within(JOB_TIMEOUT_MS, run(job.payload.parse(payload), attempt)),
      );
    } catch (err) {
      // The queue stores the message, which for a failed query contains its parameters.
      throw err instanceof Error && "query" in err ? new Error(describeError(err).message) : err;
    }
  };
  return [job.name, task];
}

async function announceClosings() {
  if (await hasClosedToday()) await announceContentChange();
}

/** Refreshes open screens in the first quarter of an hour of the office's day: tasks and next steps become due. */
export async function announceOfficeDay(now = new Date()) {
  const earlier = new Date(now.getTime() - OFFICE_DAY_INTERVAL_MS);
  if ((await officeToday(now)) === (await officeToday(earlier))) return;
  for (const topic of liveTopics) await announce(db, topic, null);
}

/** Releases jobs of dead workers and fails those without attempts left. */
async function recoverJobs() {
  await releaseAbandonedJobs(JOB_TIMEOUT_MS);
  await endExhaustedJobs(end);
}

type Ending = (tx: Transaction, payload: unknown) => Promise<unknown>;

/**
 * Handlers for rows whose state depends on the job, run when a job has no attempts left; a lead's delivery shows the
 * job itself.
 */
const endings = new Map<string, Ending>([
  ending(publishScheduled, (tx, { pageId: id, dueAt }) => pageStore.giveUpScheduled(tx, { id, dueAt })),
  ending(publishContent, (tx, { kind, ...due }) => contentStores[kind].giveUpScheduled(tx, due)),
  ending(makeVariants, (tx, { mediaId, hash }) => giveUpMediaVariants(tx, mediaId, hash)),
]);

function ending<Payload extends z.ZodObject>(
  job: Job<Payload>,
  fail: (tx: Transaction, payload: z.output<Payload>) => Promise<unknown>,
): [name: string, ending: Ending] {
  return [job.name, (tx, payload) => fail(tx, job.payload.parse(payload))];
}

const cronJobNames = new Set(housekeeping.map(({ job }) => job.name));

async function end(tx: Transaction, { id, name, key, payload }: ExhaustedJob) {
  const isSuperseded = cronJobNames.has(name) && key === null;
  if (isSuperseded) await removeJob(tx, id);
  else await endings.get(name)?.(tx, payload);
}

/**
 * Mails that found the mail server unavailable wait longer with each attempt, up to hours. Each minute one of them is
 * retried; when the server accepts it, `sendMail` makes the others due. Mails that the server refuses or defers keep
 * their own delays.
 */
export async function retryMails() {
  const [next] = await listWaitingRetries(mailServerUnavailable);
  if (!next) return;
  try {
    await pingMailer();
  } catch {
    return;
  }
  await runNow([next]);
}
