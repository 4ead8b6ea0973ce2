import { getSettings } from "#app/domain/settings/settings.server.ts";
import { recipientsOf } from "./recipients-of.server.ts";

/**
 * Who is notified of new leads by mail: the owners' setting `leads_mail_to`, or `LEADS_MAIL_TO` while that is empty.
 * With neither, leads arrive in the desk alone.
 */
export async function findLeadRecipients(): Promise<string[]> {
  return recipientsOf((await getSettings()).leads_mail_to);
}
