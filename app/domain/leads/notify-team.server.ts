import { eq, lt, sql } from "drizzle-orm";
import { type recipientsChanged, recipientsOf } from "#app/domain/settings/lead-recipients.server.ts";
import { mailBrandOf } from "#app/domain/settings/mail-brand.ts";
import { getSettings, readMailBrand } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { retryUntilConnected } from "#app/platform/database-errors.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { MailError, messageIdOf, sendMail } from "#app/platform/mailer.server.ts";
import { dequeue, findQueued, jobKey, type PayloadOf } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { leadNotificationClaims } from "#db/schema/leads.ts";
import { enqueueForLead, notifyTeam, takeOverAfterMs } from "./lead-jobs.server.ts";
import { notificationIdOf } from "./lead-thread.server.ts";
import { findLead, type Lead, recordLeadEvent } from "./leads.server.ts";
import { messages } from "./messages.ts";
import { notificationMail } from "./notification.ts";
import { officeHoursOf } from "./office-hours.ts";

/**
 * Returns the recipients of lead notifications: the setting `leads_mail_to`, or `LEADS_MAIL_TO` while the setting is
 * empty. Without either, leads appear in the admin only.
 */
export async function findLeadRecipients(): Promise<string[]> {
  return recipientsOf((await getSettings()).leads_mail_to);
}

/** Notifies a previous recipient of lead notifications about the change, so that a diversion does not go unnoticed. */
export async function mailRecipientsChange({ to, by, at }: PayloadOf<typeof recipientsChanged>) {
  const brand = await readMailBrand();
  await sendMail({
    to,
    subject: messages.recipientsChangedSubject(brand.name),
    ...renderEmail({
      brand,
      title: messages.recipientsChangedSubject(brand.name),
      parts: [
        messages.recipientsChanged(by, brand.name),
        messages.changedAt(at.slice(0, 10), at.slice(11, 16)),
        messages.ifUnexpected,
        { link: env.SITE_URL + paths.admin.settings("lead-data"), button: messages.leadDataSettings },
      ],
    }),
    messageId: messageIdOf(`recipients-changed-${Date.parse(at)}-${to.replace(/[^\w.-]/g, "-")}`),
  });
}

/**
 * LEAD-10: notifies the team of a lead by mail and records it in the lead's history. Skips a lead that was already
 * notified or no longer exists; without a recipient, the lead appears in the admin only. Rejects when the mail server
 * does not accept the mail; `attempt` counts from 1.
 */
export async function sendLeadNotification(leadId: string, attempt: number) {
  const lead = await findLead(leadId);
  if (!lead || lead.events.some(isMailSent)) return;

  const recipients = await findLeadRecipients();
  if (recipients.length === 0) {
    log.warn(
      "no one is notified of a lead: neither the setting leads_mail_to nor LEADS_MAIL_TO names a recipient",
    );
    return;
  }
  const settings = await getSettings();
  const firm = { brand: mailBrandOf(settings, env.SITE_URL), office: officeHoursOf(settings) };
  try {
    await sendMail({
      to: recipients,
      ...notificationMail({ ...lead, failedUploads: failedUploads(lead) }, firm),
      replyTo: { name: lead.name, address: lead.email },
      messageId: notificationIdOf(lead.id),
    });
  } catch (error) {
    const reason = error instanceof MailError ? error.message : messages.unexpectedError;
    await recordLeadEvent(db, leadId, "mail-failed", { reason, attempt });
    throw error;
  }
  // The mail is sent; a Postgres outage at this point must not cause a second one.
  await retryUntilConnected(async () => {
    const isNoted = (await findLead(leadId))?.events.some(isMailSent);
    if (!isNoted) await recordLeadEvent(db, leadId, "mail-sent", { to: recipients.join(", "), attempt });
  });
}

const isMailSent = ({ type }: Lead["events"][number]) => type === "mail-sent";

function failedUploads({ events }: Lead) {
  return events
    .filter(({ type }) => type === "upload-failed")
    .map(({ detail }) => ({ name: String(detail?.name), reason: String(detail?.reason) }));
}

/**
 * LEAD-08: mails the notification of a lead that this process has just stored. The lead's job is the fallback: it is
 * removed once the mail is sent and brought forward when the mail server fails. Rejects when the mail is left to the
 * job.
 */
export async function notifyDirectly(leadId: string) {
  const key = jobKey(notifyTeam, leadId);
  const [job] = await findQueued([key]);
  if (!job || job.isRunning || job.isExhausted) return; // already sent, or a worker runs it
  try {
    await withClaim(leadId, async () => {
      await sendLeadNotification(leadId, 1);
      await dequeue(db, key);
    });
  } catch (error) {
    // Only after the claim is released: a worker that finds it taken waits.
    await enqueueForLead(db, notifyTeam, leadId);
    throw error;
  }
}

/**
 * Sends the notification from a worker; `attempt` counts from 1. Rejects when the mail server does not accept the mail.
 */
export async function notifyByJob(leadId: string, attempt: number) {
  const outcome = await withClaim(leadId, () => sendLeadNotification(leadId, attempt));
  if (outcome === "done") return;
  await enqueueForLead(db, notifyTeam, leadId, new Date(Date.now() + takeOverAfterMs));
}

/** Milliseconds until the claim of a dead process expires, and between renewals by a live one. */
const LEASE_MS = 15_000;
const RENEWAL_MS = 5_000;

const { leadId: claimedLead, claimedUntil } = leadNotificationClaims;
const leaseEnd = sql`now() + ${LEASE_MS} * interval '1 millisecond'`;

/**
 * Runs `send` only if no other process sends the notification of this lead. Returns "claimed" when another process
 * holds the claim. Rejects as `send` does.
 */
async function withClaim(leadId: string, send: () => Promise<void>): Promise<"done" | "claimed"> {
  const [claim] = await db
    .insert(leadNotificationClaims)
    .values({ leadId, claimedUntil: leaseEnd })
    .onConflictDoUpdate({
      target: claimedLead,
      set: { claimedUntil: leaseEnd },
      setWhere: lt(claimedUntil, sql`now()`),
    })
    .returning({ leadId: claimedLead });
  if (!claim) return "claimed";

  const renewal = setInterval(() => renew(leadId), RENEWAL_MS);
  try {
    await send();
    return "done";
  } finally {
    clearInterval(renewal);
    await release(leadId);
  }
}

function renew(leadId: string) {
  const renewed = db
    .update(leadNotificationClaims)
    .set({ claimedUntil: leaseEnd })
    .where(eq(claimedLead, leadId));
  renewed.catch((err: unknown) => log.warn({ err, leadId }, "a claim could not be renewed"));
}

/** On failure, the claim expires after its lease. */
async function release(leadId: string) {
  const released = db.delete(leadNotificationClaims).where(eq(claimedLead, leadId));
  await released.catch((err: unknown) => log.warn({ err, leadId }, "a claim could not be released"));
}
