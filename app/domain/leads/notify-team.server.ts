import { readBrandName } from "#app/domain/settings/brand-name.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { MailError, sendMail } from "#app/platform/mailer.server.ts";
import { onceDatabaseAnswers } from "#app/platform/once-database-answers.server.ts";
import { recordLeadEvent } from "./lead-events.server.ts";
import { findLeadRecipients } from "./lead-recipients.server.ts";
import { findLead, type Lead } from "./leads.server.ts";
import { messageIdOf } from "./message-ids.server.ts";
import { notificationContent } from "./notification/content.ts";
import { notificationHtml } from "./notification/html.ts";
import { notificationText } from "./notification/text.ts";

/**
 * LEAD-10: tells the team of a lead by mail, and the lead's history that it did. A lead that was told already, or is
 * gone, is left alone; without a recipient the lead is in the desk only. Rejects when the mail server does not take the mail; `attempt` counts from 1.
 */
export async function sendLeadNotification(leadId: string, attempt: number) {
  const lead = await findLead(leadId);
  if (!lead || lead.events.some(isMailSent)) return;

  const recipients = await findLeadRecipients();
  if (recipients.length === 0) {
    log.warn(
      "a lead is in the desk only: neither the setting leads_mail_to nor LEADS_MAIL_TO names a recipient",
    );
    return;
  }
  const to = recipients.join(", ");
  const site = { siteUrl: env.SITE_URL, siteName: await readBrandName() };
  const content = notificationContent({ ...lead, failedUploads: failedUploads(lead) }, site);
  try {
    await sendMail({
      to,
      subject: content.subject,
      text: notificationText(content),
      html: notificationHtml(content),
      replyTo: { name: lead.name, address: lead.email },
      messageId: messageIdOf("lead", lead.id),
    });
  } catch (error) {
    const reason = error instanceof MailError ? error.message : "an unexpected error";
    await recordLeadEvent(db, leadId, "mail-failed", { reason, attempt });
    throw error;
  }
  // The mail is out. A Postgres that went away meanwhile must not have it sent again.
  await onceDatabaseAnswers(async () => {
    const isNoted = (await findLead(leadId))?.events.some(isMailSent);
    if (!isNoted) await recordLeadEvent(db, leadId, "mail-sent", { to, attempt });
  });
}

const isMailSent = ({ type }: Lead["events"][number]) => type === "mail-sent";

function failedUploads({ events }: Lead) {
  return events
    .filter(({ type }) => type === "upload-failed")
    .map(({ detail }) => ({ name: String(detail?.name), reason: String(detail?.reason) }));
}
