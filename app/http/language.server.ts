import { getSettings } from "#app/domain/settings/settings.server.ts";
import { defaultLanguage, type Language } from "#app/languages/language.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import { log } from "#app/platform/log.server.ts";
import { staleIfError } from "./stale-if-error.server.ts";

/** The language of an address: English in the admin, else the site's. */
export async function languageOf({ url }: Pick<Request, "url">): Promise<Language> {
  return isAdminPath(new URL(url).pathname) ? defaultLanguage : siteLanguage();
}

/** The language of the site; stale-if-error, and the default if it was never read. */
export async function siteLanguage(): Promise<Language> {
  try {
    return (await staleIfError("language", async () => (await getSettings()).site_language)).value;
  } catch (err) {
    log.warn({ err }, "the language of the site cannot be read; the default is used");
    return defaultLanguage;
  }
}
