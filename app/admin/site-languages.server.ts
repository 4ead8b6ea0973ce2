import { getSettings } from "#app/domain/settings/settings.server.ts";
import { englishNameOf } from "#app/languages/english-name.ts";
import type { SiteLanguage } from "./language-switch.tsx";

/** The languages of the site, the main one first, which has an empty code. */
export async function listSiteLanguages(): Promise<SiteLanguage[]> {
  const { site_language, further_languages } = await getSettings();
  return [
    { code: "", name: englishNameOf(site_language) },
    ...further_languages.map((code) => ({ code, name: englishNameOf(code) })),
  ];
}
