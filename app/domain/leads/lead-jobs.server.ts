import { z } from "zod";
import type { Database, Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue, type Job, jobKey } from "#app/platform/queue.server.ts";

const payload = z.object({ leadId: z.uuid() });

/**
 * LEAD-10: retries until the mail server accepts the mail. The delay grows to six hours, so a thousand attempts take
 * eight months; the queue notices a recovered server within a minute.
 */
export const notifyTeam = defineJob({ name: "lead.notify-team", payload, maxAttempts: 1000 });

/**
 * SITE-09: confirms an enquiry to its sender. Twelve attempts take about fifteen hours; a later confirmation is
 * pointless.
 */
export const confirmToSender = defineJob({ name: "lead.confirm-to-sender", payload, maxAttempts: 12 });

/** LEAD-09: twelve attempts take about fifteen hours. */
export const submitExternally = defineJob({ name: "lead.submit-externally", payload, maxAttempts: 12 });

/** Reminds a lead's owner, or the recipients of new leads, on the due day of the next step. */
export const remindOwner = defineJob({
  name: "lead.remind-owner",
  // `id` is of this reminder: a step that is moved away and back is a new mail. Older jobs have none.
  payload: payload.extend({ nextStepOn: z.iso.date(), id: z.uuid().optional() }),
  maxAttempts: 12,
});

/** DESK-02: mails a reply to the lead's sender. */
export const mailReply = defineJob({
  name: "lead.mail-reply",
  payload: z.object({ replyId: z.uuid() }),
  maxAttempts: 1000,
});

/** DESK-02: tells the author of a reply that it was not delivered. `id` is of this notice. */
export const reportFailedReply = defineJob({
  name: "lead.report-failed-reply",
  payload: z.object({ id: z.uuid(), replyId: z.uuid(), reason: z.string() }),
  maxAttempts: 12,
});

/** Mails a mention in a note. Retried until the mail server accepts the mail. */
export const notifyOfNoteMention = defineJob({
  name: "lead.notify-of-mention",
  payload: z.object({ eventId: z.uuid(), accountId: z.uuid() }),
  maxAttempts: 1000,
});

/** DESK-03: deletes the files of an erased lead from the bucket. */
export const removeLeadFiles = defineJob({
  name: "lead.remove-files",
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 1000,
});

/** Enqueues a job of a lead, of which there is one per lead. */
export function enqueueForLead(
  tx: Transaction | Database,
  job: Job<typeof payload>,
  leadId: string,
  runAt?: Date,
): Promise<void> {
  return enqueue(tx, job, { leadId }, { key: jobKey(job, leadId), runAt });
}
