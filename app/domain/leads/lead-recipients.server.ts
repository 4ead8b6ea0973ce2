import { getSettings } from "#app/domain/settings/settings.server.ts";
import { recipientsOf } from "./recipients-of.server.ts";

/**
 * Returns the recipients of lead notifications: the setting `leads_mail_to`, or `LEADS_MAIL_TO` while the setting is
 * empty. Without either, leads appear in the admin only.
 */
export async function findLeadRecipients(): Promise<string[]> {
  return recipientsOf((await getSettings()).leads_mail_to);
}
