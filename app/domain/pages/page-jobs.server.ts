import { z } from "zod";
import { defineJob } from "#app/platform/queue.server.ts";

/** PAGE-04: fifteen tries are about a day and a half of Postgres being away; the first waits are seconds. */
export const publishScheduled = defineJob({
  name: "page.publish-scheduled",
  payload: z.object({ pageId: z.uuid(), dueAt: z.iso.datetime() }),
  maxAttempts: 15,
});

/** Tells who scheduled a page why it did not go out. Tried until the mail server takes the mail. */
export const tellOfFailedSchedule = defineJob({
  name: "page.tell-of-failed-schedule",
  payload: z.object({ pageId: z.uuid(), dueAt: z.iso.datetime(), to: z.email() }),
  maxAttempts: 1000,
});
