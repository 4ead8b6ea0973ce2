import { z } from "zod";
import { defineJob } from "#app/platform/queue.server.ts";

/**
 * PAGE-04: eight tries are half an hour, the first waits seconds; after the last the page counts as failed. While
 * Postgres is away nothing is tried.
 */
export const publishScheduled = defineJob({
  name: "page.publish-scheduled",
  payload: z.object({ pageId: z.uuid(), dueAt: z.iso.datetime() }),
  maxAttempts: 8,
});

/** Tells who scheduled a page why it did not go out. Tried until the mail server takes the mail. */
export const notifyOfFailedPageSchedule = defineJob({
  name: "page.tell-of-failed-schedule",
  payload: z.object({ pageId: z.uuid(), dueAt: z.iso.datetime(), to: z.email() }),
  maxAttempts: 1000,
});
