import { recipientsOf } from "#app/domain/settings/lead-recipients.server.ts";
import { getSettings, readBrandName } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/http/paths.ts";
import { env } from "#app/platform/env.server.ts";
import { sendMail } from "#app/platform/mailer.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { messages } from "./messages.ts";

/**
 * Returns the recipients of lead notifications: the setting `leads_mail_to`, or `LEADS_MAIL_TO` while the setting is
 * empty. Without either, leads appear in the admin only.
 */
export async function findLeadRecipients(): Promise<string[]> {
  return recipientsOf((await getSettings()).leads_mail_to);
}

interface RecipientsChange {
  /** The address before the change. */
  to: string;
  /** Name of the person who changed it. */
  by: string;
  at: string;
}

/** Notifies a previous recipient of lead notifications about the change, so that a diversion does not go unnoticed. */
export async function mailRecipientsChange({ to, by, at }: RecipientsChange) {
  const brand = await readBrandName();
  await sendMail({
    to,
    subject: messages.recipientsChangedSubject(brand),
    ...renderEmail([
      messages.recipientsChanged(by, brand),
      messages.changedAt(at.slice(0, 10), at.slice(11, 16)),
      messages.ifUnexpected,
      { link: env.SITE_URL + paths.admin.settings("lead-data"), label: messages.leadDataSettings },
    ]),
    messageId: `recipients-changed-${Date.parse(at)}-${to.replace(/[^\w.-]/g, "-")}@${new URL(env.SITE_URL).hostname}`,
  });
}
