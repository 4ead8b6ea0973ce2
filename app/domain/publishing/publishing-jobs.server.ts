import { z } from "zod";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

const kinds = z.enum(["article", "testimonial"]);

/** Eight tries are half an hour, the first waits seconds; after the last it counts as failed. */
export const publishEntry = defineJob({
  name: "publishing.publish-scheduled",
  payload: z.object({ kind: kinds, id: z.uuid(), dueAt: z.iso.datetime() }),
  maxAttempts: 8,
});

/** Tells who scheduled something why it did not go out. Tried until the mail server takes the mail. */
export const tellOfFailedEntry = defineJob({
  name: "publishing.tell-of-failed-schedule",
  payload: z.object({ kind: kinds, id: z.uuid(), dueAt: z.iso.datetime(), to: z.email() }),
  maxAttempts: 1000,
});

/** How the schedules of articles and of testimonials stand in the queue. */
export function entrySchedule(kind: z.output<typeof kinds>) {
  const keyOf = (id: string) => `${kind}.publish-scheduled:${id}`;
  return {
    keyOf,
    mostAttempts: publishEntry.maxAttempts,
    enqueue: (tx: Transaction, id: string, at: Date) =>
      enqueue(tx, publishEntry, { kind, id, dueAt: at.toISOString() }, { key: keyOf(id), runAt: at }),
    enqueueNotice: (tx: Transaction, notice: { id: string; dueAt: string; to: string }) =>
      enqueue(tx, tellOfFailedEntry, { kind, ...notice }),
  };
}
