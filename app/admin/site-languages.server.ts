import { getSettings } from "#app/domain/settings/settings.server.ts";
import { englishNameOf } from "#app/languages/english-name.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { SiteLanguage } from "./language-switch.tsx";

/** The languages of the site, the main one first, which has an empty code. */
export async function listSiteLanguages(): Promise<SiteLanguage[]> {
  const { site_language, further_languages } = await getSettings();
  return [
    { code: "", name: englishNameOf(site_language) },
    ...further_languages.map((code) => ({ code, name: englishNameOf(code) })),
  ];
}

/** Why visitors do not see what is in this language: it was removed from the site. */
export function hiddenByLanguage(languages: SiteLanguage[], language: ContentLanguage): string | undefined {
  if (language === "" || languages.some(({ code }) => code === language)) return undefined;
  return `${englishNameOf(language)} is not a language of the site`;
}
