import { type recipientsChanged, recipientsOf } from "#app/domain/settings/lead-recipients.server.ts";
import { mailBrandOf } from "#app/domain/settings/mail-brand.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { MailError, messageIdOf, sendMail } from "#app/platform/mailer.server.ts";
import { performAtOnce } from "#app/platform/perform-at-once.server.ts";
import type { PayloadOf } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { notifyTeam } from "./lead-jobs.server.ts";
import { notificationIdOf } from "./lead-thread.server.ts";
import { findLead, type Lead, recordLeadEvent, recordSentOnce } from "./leads.server.ts";
import { messages } from "./messages.ts";
import { notificationMail } from "./notification.server.ts";
import { officeHoursOf } from "./office-hours.ts";
import { readTeamMail } from "./team-mail.server.ts";

/**
 * Returns the recipients of lead notifications: the setting `leads_mail_to`, or `LEADS_MAIL_TO` while the setting is
 * empty. Without either, leads appear in the admin only.
 */
export async function findLeadRecipients(): Promise<string[]> {
  return recipientsOf((await getSettings()).leads_mail_to);
}

/** Notifies a previous recipient of lead notifications about the change, so that a diversion does not go unnoticed. */
export async function mailRecipientsChange({ to, by, at }: PayloadOf<typeof recipientsChanged>) {
  const { brand, language, texts } = await readTeamMail();
  const { subject, text, at: changedAt, ifUnexpected, settings } = texts.recipientsChanged;
  await sendMail({
    to,
    subject: subject(brand.name),
    ...renderEmail({
      brand,
      language,
      title: subject(brand.name),
      parts: [
        text(by, brand.name),
        changedAt(at.slice(0, 10), at.slice(11, 16)),
        ifUnexpected,
        { link: env.SITE_URL + paths.admin.settings("lead-data"), button: settings },
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
  const firm = {
    brand: mailBrandOf(settings, env.SITE_URL),
    office: officeHoursOf(settings),
    language: settings.site_language,
  };
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
  await recordSentOnce(leadId, "mail-sent", { to: recipients.join(", "), attempt });
}

const isMailSent = ({ type }: Lead["events"][number]) => type === "mail-sent";

function failedUploads({ events }: Lead) {
  return events
    .filter(({ type }) => type === "upload-failed")
    .map(({ detail }) => ({ name: String(detail?.name), reason: String(detail?.reason) }));
}

const sending = new Set<Promise<void>>();
let isStopping = false;

/**
 * LEAD-08: mails the notification of a lead that was just stored, without delaying the response. The lead's job sends it
 * if this process fails or dies. Never rejects.
 */
export function notifyAtOnce(leadId: string) {
  if (isStopping) return;
  // In the team's language, which is not that of the visitor's request.
  const work = inContentLanguage("", () =>
    performAtOnce(notifyTeam, leadId, () => sendLeadNotification(leadId, 1)),
  )
    .catch((err: unknown) => log.warn({ err, leadId }, "a lead's mail is left to the queue"))
    .finally(() => sending.delete(work));
  sending.add(work);
}

/** Leaves further notifications to the queue; resolves when those under way have ended. */
export async function stopNotifyingAtOnce() {
  isStopping = true;
  await Promise.all(sending);
}
