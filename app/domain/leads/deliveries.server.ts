import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { findQueued, jobKey, type QueuedJob } from "#app/platform/queue.server.ts";
import {
  confirmToSender,
  enqueueForLead,
  mailReply,
  notifyTeam,
  submitExternally,
} from "./lead-jobs.server.ts";
import type { Lead } from "./leads.server.ts";
import { messages } from "./messages.ts";
import { type LeadReply, mailReplyLater } from "./replies.server.ts";

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

/** The job of each delivery, by lead, and the start of the types of its events. */
const leadDeliveries = {
  notification: { job: notifyTeam, events: "mail" },
  confirmation: { job: confirmToSender, events: "confirmation" },
  webhook: { job: submitExternally, events: "webhook" },
} as const;

type LeadDelivery = keyof typeof leadDeliveries;

const isLeadDelivery = (id: string): id is LeadDelivery => Object.hasOwn(leadDeliveries, id);

/** Returns the deliveries of a lead: all mails, replies and the webhook. */
export async function listDeliveries(lead: Lead, replies: LeadReply[]): Promise<Delivery[]> {
  const planned = [
    ...Object.entries(leadDeliveries).map(([id, { job, events }]) => ({
      delivery: { id, kind: id as LeadDelivery },
      key: jobKey(job, lead.id),
      sent: lead.events.findLast(({ type }) => type === `${events}-sent`),
      failed: lead.events.findLast(({ type }) => type === `${events}-failed`),
    })),
    ...replies.map(({ id, subject }) => ({
      delivery: { id, kind: "reply" as const, subject },
      key: jobKey(mailReply, id),
      sent: lead.events.findLast(({ type, detail }) => type === "reply-sent" && detail?.replyId === id),
      failed: lead.events.findLast(({ type, detail }) => type === "reply-failed" && detail?.replyId === id),
    })),
  ];
  const jobs = await findQueued(planned.map(({ key }) => key));
  return planned
    .map(({ delivery, key, sent, failed }): Delivery => {
      const job = jobs.find((each) => each.key === key);
      return { ...delivery, ...stateOf(sent, failed, job) };
    })
    .filter(({ kind, state }) => state !== "not-sent" || isExpected(kind));
}

/** Confirmations are omitted for spam, above the limits and when the setting is off. */
function isExpected(kind: Delivery["kind"]): boolean {
  return kind === "webhook" ? env.LEAD_WEBHOOK_URL !== undefined : kind !== "confirmation";
}

/** Retries a delivery immediately, unless it has been delivered in the meantime or is under way. */
export async function retryDelivery(lead: Lead, id: string, replies: LeadReply[], by: Staff): Promise<void> {
  const key = isLeadDelivery(id) ? jobKey(leadDeliveries[id].job, lead.id) : jobKey(mailReply, id);
  if ((await findQueued([key])).some(({ isRunning }) => isRunning)) return; // it would be sent twice
  await db.transaction(async (tx) => {
    if (isLeadDelivery(id)) await enqueueForLead(tx, leadDeliveries[id].job, lead.id);
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
