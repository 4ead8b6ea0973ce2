import { createContext, useContext } from "react";
import { type Formats, formatsIn } from "./formats.ts";
import { defaultLanguage, type Language } from "./language.ts";
import { type Messages, messagesIn } from "./messages.ts";

const PageLanguage = createContext<Language>(defaultLanguage);

/** Provides the language of the document, which stays the same until the next document. */
export const LanguageProvider = PageLanguage.Provider;

export function useLanguage(): Language {
  return useContext(PageLanguage);
}

/** The texts in the page's language, by catalogue: `const { search } = useMessages()`. */
export function useMessages(): Messages {
  return messagesIn(useLanguage());
}

export function useFormats(): Formats {
  return formatsIn(useLanguage());
}
