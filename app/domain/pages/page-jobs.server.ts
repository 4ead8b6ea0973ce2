import { z } from "zod";
import { defineJob } from "#app/platform/queue.server.ts";

/**
 * PAGE-04: eight attempts take half an hour, with seconds before the first retry; after the last the publication counts
 * as failed. While Postgres is unavailable no attempts are made.
 */
export const publishScheduled = defineJob({
  name: "page.publish-scheduled",
  payload: z.object({ pageId: z.uuid(), dueAt: z.iso.datetime() }),
  maxAttempts: 8,
});

/** Mails the reasons of a failed schedule to the person who set it. Retried until the mail server accepts the mail. */
export const notifyOfFailedPageSchedule = defineJob({
  name: "page.tell-of-failed-schedule",
  payload: z.object({ pageId: z.uuid(), dueAt: z.iso.datetime(), to: z.email() }),
  maxAttempts: 1000,
});
