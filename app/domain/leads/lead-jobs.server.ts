import { z } from "zod";
import { defineJob } from "#app/platform/queue.server.ts";

const payload = z.object({ leadId: z.uuid() });

/**
 * LEAD-10: tries until the mail server takes the mail. Waits grow to six hours, so a thousand tries are eight months;
 * a server that comes back is noticed within a minute.
 */
export const notifyTeam = defineJob({ name: "lead.notify-team", payload, maxAttempts: 1000 });

/** One job for each lead's notification. */
export const notificationKey = (leadId: string) => `${notifyTeam.name}:${leadId}`;

/**
 * The process that took the lead mails it at once; the job begins this much later, for when that process has died.
 * A failed mail brings it forward.
 */
export const takeOverAfterMs = 30_000;

/** SITE-09: confirms an enquiry to its sender. Twelve tries are about fifteen hours; later it would confirm nothing. */
export const confirmToSender = defineJob({ name: "lead.confirm-to-sender", payload, maxAttempts: 12 });

/** One job for each lead's confirmation. */
export const confirmationKey = (leadId: string) => `${confirmToSender.name}:${leadId}`;

/** LEAD-09: twelve tries are about fifteen hours. */
export const submitExternally = defineJob({ name: "lead.submit-externally", payload, maxAttempts: 12 });

/** Reminds a lead's owner of its next step, on the day of it. */
export const remindOwner = defineJob({
  name: "lead.remind-owner",
  payload: payload.extend({ nextStepOn: z.iso.date() }),
  maxAttempts: 12,
});

/** DESK-02: a reply to whoever sent the lead. */
export const mailReply = defineJob({
  name: "lead.mail-reply",
  payload: z.object({ replyId: z.uuid() }),
  maxAttempts: 1000,
});

/** Tells an address that was notified of new leads that the recipients were changed. */
export const recipientsChanged = defineJob({
  name: "lead.recipients-changed",
  payload: z.object({ to: z.email(), by: z.string(), at: z.iso.datetime() }),
  maxAttempts: 1000,
});

/** DESK-03: takes the files of an erased lead out of the bucket. */
export const removeLeadFiles = defineJob({
  name: "lead.remove-files",
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 1000,
});
