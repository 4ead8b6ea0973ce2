import { z } from "zod";
import { type ContentTypeName, contentTypeNames } from "#app/domain/content-types/registry.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

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
