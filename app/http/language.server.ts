import { editionOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import {
  defaultLanguage,
  type Edition,
  furtherEdition,
  type Language,
  mainEdition,
} from "#app/languages/language.ts";
import { contentLanguage, inContentLanguage } from "#app/languages/requested-language.server.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import { log } from "#app/platform/log.server.ts";
import { staleIfError } from "./stale-if-error.server.ts";

/** The edition of an address: English in the admin, else that of the request. */
export async function editionAt({ url }: Pick<Request, "url">): Promise<Edition> {
  return isAdminPath(new URL(url).pathname) ? mainEdition(defaultLanguage) : siteEdition();
}

/** The edition of the request; stale-if-error, and in the default language if it was never read. */
export async function siteEdition(): Promise<Edition> {
  try {
    return (await staleIfError("edition", async () => editionOf(await getSettings()))).value;
  } catch (err) {
    log.warn({ err }, "the language of the site cannot be read; the default is used");
    const code = contentLanguage();
    return code ? furtherEdition(code) : mainEdition(defaultLanguage);
  }
}

/** The language of the request. */
export async function siteLanguage(): Promise<Language> {
  return (await siteEdition()).language;
}

/** The editions of the site, the main one first. */
export async function siteEditions(): Promise<Edition[]> {
  const [main, further] = await Promise.all([inContentLanguage("", siteEdition), furtherLanguages()]);
  return [main, ...further.map(furtherEdition)];
}

/** What is read in each language of the site, for files whose address has no language; first the main one. */
export async function inEachLanguage<Value>(read: () => Promise<Value>): Promise<[Value, ...Value[]]> {
  const further = await furtherLanguages();
  return Promise.all([inContentLanguage("", read), ...further.map((code) => inContentLanguage(code, read))]);
}

/** The further languages of the site; stale-if-error, and none if they were never read. */
export async function furtherLanguages(): Promise<readonly Language[]> {
  try {
    return (await staleIfError("languages", async () => (await getSettings()).further_languages)).value;
  } catch (err) {
    log.warn({ err }, "the languages of the site cannot be read; only the main one is served");
    return [];
  }
}
