import { getSettings } from "#app/domain/settings/settings.server.ts";
import type { Language } from "#app/languages/language.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

/** A language of the site and its English name. */
export interface LanguageChoice {
  language: ContentLanguage;
  name: string;
}

/** The language that a list shows, and what it can show instead: nothing on a site with one language. */
export interface ListLanguage {
  language: ContentLanguage;
  choices: LanguageChoice[];
}

/** The language that the address of a list asks for (`?language=de`), by default the main one, which is the first choice. */
export async function readListLanguage({ url }: Request): Promise<ListLanguage> {
  const { site_language, further_languages } = await getSettings();
  const asked = new URL(url).searchParams.get("language");
  const further = further_languages.map((language) => ({ language, name: englishNameOf(language) }));
  return {
    language: further_languages.find((language) => language === asked) ?? "",
    choices: further.length > 0 ? [{ language: "", name: englishNameOf(site_language) }, ...further] : [],
  };
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

function englishNameOf(language: Language): string {
  return names.of(language) ?? language;
}
