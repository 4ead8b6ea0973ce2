import { db } from "#app/platform/database.server.ts";
import { dequeue, enqueue, findQueued } from "#app/platform/queue.server.ts";
import { notificationKey, notifyTeam, takeOverAfterMs } from "./lead-jobs.server.ts";
import { withClaim } from "./notification-claims.server.ts";
import { sendLeadNotification } from "./notify-team.server.ts";

/**
 * LEAD-08: mails the notification of a lead that this process has just stored. The lead's job is the safety net: it is
 * removed once the mail is sent, and brought forward when the mail server fails. Rejects when the mail is left to the
 * job.
 */
export async function notifyDirectly(leadId: string) {
  const [job] = await findQueued([notificationKey(leadId)]);
  if (!job || job.isRunning || job.isExhausted) return; // it was sent before, or a worker does it
  const key = notificationKey(leadId);
  try {
    await withClaim(leadId, async () => {
      await sendLeadNotification(leadId, 1);
      await dequeue(db, key);
    });
  } catch (error) {
    // Only after the claim is released: a worker that finds it taken waits.
    await enqueue(db, notifyTeam, { leadId }, { key });
    throw error;
  }
}

/** The same by a worker; `attempt` counts from 1. Rejects when the mail server does not take the mail. */
export async function notifyByJob(leadId: string, attempt: number) {
  const outcome = await withClaim(leadId, () => sendLeadNotification(leadId, attempt));
  if (outcome === "done") return;
  const runAt = new Date(Date.now() + takeOverAfterMs);
  await enqueue(db, notifyTeam, { leadId }, { key: notificationKey(leadId), runAt });
}
