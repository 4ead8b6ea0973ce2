import { defaultLanguage, type Language } from "#app/languages/language.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import { log } from "#app/platform/log.server.ts";
import { readSiteData } from "./site-data.server.ts";

/** The language of an address: English in the admin, else the site's. The default if the settings cannot be read. */
export async function languageOf(request: Request): Promise<Language> {
  if (isAdminPath(new URL(request.url).pathname)) return defaultLanguage;
  try {
    return (await readSiteData()).value.language;
  } catch (err) {
    log.warn({ err }, "the language of the site cannot be read; the default is used");
    return defaultLanguage;
  }
}
