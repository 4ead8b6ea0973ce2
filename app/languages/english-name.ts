import type { Language } from "./language.ts";

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** The name of a language in the admin, which is English. */
export const englishNameOf = (language: Language): string => names.of(language) ?? language;
