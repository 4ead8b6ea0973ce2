import { z } from "zod";
import { type ContentTypeName, contentTypeNames } from "#app/domain/content-types/registry.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

const kinds = z.enum(contentTypeNames);

/** Eight tries are half an hour, the first waits seconds; after the last it counts as failed. */
export const publishContent = defineJob({
  name: "publishing.publish-scheduled",
  payload: z.object({ kind: kinds, id: z.uuid(), dueAt: z.iso.datetime() }),
  maxAttempts: 8,
});

/** Tells who scheduled something why it did not go out. Tried until the mail server takes the mail. */
export const notifyOfFailedSchedule = defineJob({
  name: "publishing.tell-of-failed-schedule",
  payload: z.object({ kind: kinds, id: z.uuid(), dueAt: z.iso.datetime(), to: z.email() }),
  maxAttempts: 1000,
});

/** How the schedules of a content type stand in the queue. */
export function contentSchedule(kind: ContentTypeName) {
  const keyOf = (id: string) => `${kind}.publish-scheduled:${id}`;
  return {
    keyOf,
    mostAttempts: publishContent.maxAttempts,
    enqueue: (tx: Transaction, id: string, at: Date) =>
      enqueue(tx, publishContent, { kind, id, dueAt: at.toISOString() }, { key: keyOf(id), runAt: at }),
    enqueueNotice: (tx: Transaction, notice: { id: string; dueAt: string; to: string }) =>
      enqueue(tx, notifyOfFailedSchedule, { kind, ...notice }),
  };
}
