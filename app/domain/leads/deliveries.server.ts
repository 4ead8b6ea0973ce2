import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueue, findQueued, type QueuedJob } from "#app/platform/queue.server.ts";
import type { LeadEventType } from "#db/schema/leads.ts";
import {
  confirmationKey,
  confirmToSender,
  notificationKey,
  notifyTeam,
  submitExternally,
} from "./lead-jobs.server.ts";
import type { Lead } from "./leads.server.ts";
import { messages } from "./messages.ts";
import { type LeadReply, mailReplyLater, replyJobKey } from "./replies.server.ts";

/** A mail or webhook delivery and its state. */
export interface Delivery {
  /** `notification`, `confirmation`, `webhook`, or the id of a reply. */
  id: string;
  kind: "notification" | "confirmation" | "webhook" | "reply";
  /** The subject of a reply. */
  subject?: string;
  state: "delivered" | "under-way" | "retrying" | "failed" | "not-sent";
  deliveredAt?: Date;
  /** Error of the last attempt. */
  reason?: string;
  nextTryAt?: Date;
}

/** Returns the deliveries of a lead: all mails, replies and the webhook. */
export async function listDeliveries(lead: Lead, replies: LeadReply[]): Promise<Delivery[]> {
  const keys = [
    notificationKey(lead.id),
    confirmationKey(lead.id),
    jobKeys.webhook(lead.id),
    ...replies.map(({ id }) => replyJobKey(id)),
  ];
  const jobs = new Map((await findQueued(keys)).map((job) => [job.key, job]));
  const lastEvent = (type: LeadEventType, replyId?: string) =>
    lead.events.findLast((event) => event.type === type && (!replyId || event.detail?.replyId === replyId));

  const notification: Delivery = {
    id: "notification",
    kind: "notification",
    ...stateOf(lastEvent("mail-sent"), lastEvent("mail-failed"), jobs.get(notificationKey(lead.id))),
  };
  const confirmation: Delivery = {
    id: "confirmation",
    kind: "confirmation",
    ...stateOf(
      lastEvent("confirmation-sent"),
      lastEvent("confirmation-failed"),
      jobs.get(confirmationKey(lead.id)),
    ),
  };
  const webhook: Delivery = {
    id: "webhook",
    kind: "webhook",
    ...stateOf(lastEvent("webhook-sent"), lastEvent("webhook-failed"), jobs.get(jobKeys.webhook(lead.id))),
  };
  const hasWebhook = env.LEAD_WEBHOOK_URL !== undefined || webhook.state !== "not-sent";
  return [
    notification,
    // Omitted for spam, above the limits and when the setting is off.
    ...(confirmation.state === "not-sent" ? [] : [confirmation]),
    ...(hasWebhook ? [webhook] : []),
    ...replies.map(({ id, subject }): Delivery => {
      const [sent, failed] = [lastEvent("reply-sent", id), lastEvent("reply-failed", id)];
      return { id, kind: "reply", subject, ...stateOf(sent, failed, jobs.get(replyJobKey(id))) };
    }),
  ];
}

/** Retries a delivery immediately, unless it has been delivered in the meantime. */
export function retryDelivery(lead: Lead, id: string, replies: LeadReply[], by: Staff): Promise<void> {
  return db.transaction(async (tx) => {
    const job = { leadId: lead.id };
    if (id === "notification") await enqueue(tx, notifyTeam, job, { key: notificationKey(lead.id) });
    else if (id === "confirmation")
      await enqueue(tx, confirmToSender, job, { key: confirmationKey(lead.id) });
    else if (id === "webhook") await enqueue(tx, submitExternally, job, { key: jobKeys.webhook(lead.id) });
    else if (replies.some((reply) => reply.id === id)) await mailReplyLater(tx, id);
    else return;
    await recordAudit(tx, {
      actor: by,
      action: "lead.retry-delivery",
      subject: lead.id,
      after: { delivery: id },
    });
  });
}

const jobKeys = {
  webhook: (leadId: string) => `${submitExternally.name}:${leadId}`,
};

type Event = Lead["events"][number];

function stateOf(
  sent: Event | undefined,
  failed: Event | undefined,
  job: QueuedJob | undefined,
): Pick<Delivery, "state" | "deliveredAt" | "reason" | "nextTryAt"> {
  if (sent) return { state: "delivered", deliveredAt: sent.createdAt };
  const reason = failed ? String(failed.detail?.reason ?? "") : undefined;
  if (job?.isExhausted) return { state: "failed", reason: reason ?? messages.siteStopped };
  if (job) {
    const isWaiting = reason && !job.isRunning;
    return isWaiting ? { state: "retrying", reason, nextTryAt: job.runAt } : { state: "under-way", reason };
  }
  return { state: reason ? "failed" : "not-sent", reason };
}
