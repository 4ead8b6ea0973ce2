import { mailBrandOf } from "#app/domain/settings/mail-brand.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { env } from "#app/platform/env.server.ts";

/** Brand, language and texts of a mail to the team about leads: it is in the site's language. */
export async function readTeamMail() {
  const settings = await getSettings();
  const language = settings.site_language;
  return {
    brand: mailBrandOf(settings, env.SITE_URL),
    language,
    texts: serverMessagesIn(language).mails,
  };
}
