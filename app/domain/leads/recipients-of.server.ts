import { env } from "#app/platform/env.server.ts";

/** Who is notified of new leads when the setting `leads_mail_to` holds this. */
export function recipientsOf(setting: readonly string[]): string[] {
  if (setting.length > 0) return [...setting];
  return env.LEADS_MAIL_TO ? [env.LEADS_MAIL_TO] : [];
}
