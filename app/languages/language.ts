/** The languages that the site can be in; each has a folder of catalogues here. */
export const languages = {
  en: { name: "English", locale: "en-GB", direction: "ltr", hasLongWords: false },
  de: { name: "Deutsch", locale: "de-DE", direction: "ltr", hasLongWords: true },
} as const;

export type Language = keyof typeof languages;

/** The language of a site that has chosen none, and of the admin. */
export const defaultLanguage: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** In a browser the language of its document, which stays the same until the next document. */
export function languageOfDocument(): Language {
  const language = typeof document === "undefined" ? undefined : document.documentElement.lang;
  return isLanguage(language) ? language : defaultLanguage;
}
