import { z } from "zod";
import { defineJob } from "#app/platform/queue.server.ts";

/** Tells somebody by mail that they were named in a comment. Tried until the mail server takes the mail. */
export const tellOfMention = defineJob({
  name: "task.tell-of-mention",
  payload: z.object({ mentionId: z.uuid() }),
  maxAttempts: 1000,
});
