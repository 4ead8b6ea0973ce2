import { type ParsedCronItem, parseCronItems } from "graphile-worker";
import { z } from "zod";
import { defineJob } from "#app/platform/queue.server.ts";

/** The cron jobs and their times (minute, hour, day, month, weekday; UTC). */
const cronJobs = {
  retryMails: "* * * * *",
  releaseAbandonedJobs: "* * * * *",
  indexContent: "*/10 * * * *",
  forgetExpiredLimits: "17 * * * *",
  removeStrayFiles: "41 3 * * *",
  eraseExpiredLeads: "23 3 * * *",
  /** The copyright year: on both dates on which a year starts somewhere, at every time zone offset. */
  announceNewYear: "*/15 * 1,31 1,12 *",
  /** Removes items that expired at midnight from lists; hourly, in case no worker was running. */
  announceClosings: "0 * * * *",
  tidyPages: "53 3 * * *",
  tidyEntries: "59 3 * * *",
  removeStrayMedia: "11 4 * * *",
  tidyTasks: "23 4 * * *",
  tidyAccounts: "37 4 * * *",
} as const;

type CronJob = keyof typeof cronJobs;

const jobOf = (jobName: CronJob) =>
  defineJob({ name: `housekeeping:${jobName}`, payload: z.object({}), maxAttempts: 3 });

export const housekeeping = {
  retryMails: jobOf("retryMails"),
  releaseAbandonedJobs: jobOf("releaseAbandonedJobs"),
  indexContent: jobOf("indexContent"),
  forgetExpiredLimits: jobOf("forgetExpiredLimits"),
  removeStrayFiles: jobOf("removeStrayFiles"),
  eraseExpiredLeads: jobOf("eraseExpiredLeads"),
  announceNewYear: jobOf("announceNewYear"),
  announceClosings: jobOf("announceClosings"),
  tidyPages: jobOf("tidyPages"),
  tidyEntries: jobOf("tidyEntries"),
  removeStrayMedia: jobOf("removeStrayMedia"),
  tidyTasks: jobOf("tidyTasks"),
  tidyAccounts: jobOf("tidyAccounts"),
} satisfies Record<CronJob, ReturnType<typeof jobOf>>;

/** Missed runs are not repeated; a run that has not started when the next is due is merged with it. */
export const schedule: ParsedCronItem[] = parseCronItems(
  Object.entries(cronJobs).map(([jobName, match]) => {
    const { name, maxAttempts } = housekeeping[jobName as CronJob];
    return { task: name, match, options: { backfillPeriod: 0, maxAttempts, jobKey: name } };
  }),
);
