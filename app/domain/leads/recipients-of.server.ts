import { env } from "#app/platform/env.server.ts";

/** Returns the recipients of lead notifications for a value of the setting `leads_mail_to`. */
export function recipientsOf(setting: readonly string[]): string[] {
  if (setting.length > 0) return [...setting];
  return env.LEADS_MAIL_TO ? [env.LEADS_MAIL_TO] : [];
}
