/** The languages that the site can be in; each has a folder of catalogues here. */
export const languages = {
  en: { name: "English", locale: "en-GB" },
  de: { name: "Deutsch", locale: "de-DE" },
} as const;

export type Language = keyof typeof languages;

/** The language of a site that has chosen none, and of the admin. */
export const defaultLanguage: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/**
 * In a browser the language of its document, which stays the same until the next document. Translators of browsers rewrite
 * `lang`, so documents in another language than the default have it twice.
 */
export function languageOfDocument(): Language {
  const language = typeof document === "undefined" ? undefined : document.documentElement.dataset.language;
  return isLanguage(language) ? language : defaultLanguage;
}

/** The site in one of its languages. */
export interface Edition {
  language: Language;
  /** What its addresses begin with: empty for the main language of the site, `/de` for a further one. */
  prefix: string;
}

/** The edition of a site whose main language it is. */
export const mainEdition = (language: Language): Edition => ({ language, prefix: "" });

/** The edition of a further language. */
export const furtherEdition = (language: Language): Edition => ({ language, prefix: prefixOf(language) });

/** Where links, redirects and feed ids are stored: in the default language, below the prefix of their language. */
export const storedEdition = (language: Language | ""): Edition => ({
  language: defaultLanguage,
  prefix: prefixOf(language),
});

/** What the addresses of a further language begin with. */
export const prefixOf = (language: Language | "") => language && `/${language}`;

/** The code of a language that a path begins with. It is a further language of the site, or the path leads nowhere. */
export function codeOf(path: string): Language | undefined {
  const [, code] = /^\/([a-z]+)(?![^/?#.])/.exec(path) ?? [];
  return isLanguage(code) ? code : undefined;
}

/** Whether a path of the site is one of the edition with this prefix. */
export const isInEdition = (path: string, prefix: string) => prefixOf(codeOf(path) ?? "") === prefix;

/** In a browser the edition of its document; the address of a preview does not tell it. */
export function editionOfDocument(): Edition {
  return { language: languageOfDocument(), prefix: document.documentElement.dataset.prefix ?? "" };
}
