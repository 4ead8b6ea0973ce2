import { createContext, useContext } from "react";
import { type Formats, formatsIn } from "./formats.ts";
import { defaultLanguage, type Edition, type Language, mainEdition } from "./language.ts";
import { type Messages, messagesIn } from "./messages.ts";

const PageEdition = createContext<Edition>(mainEdition(defaultLanguage));

/** Provides the edition of the document, which stays the same until the next document. */
export const EditionProvider = PageEdition.Provider;

export function useEdition(): Edition {
  return useContext(PageEdition);
}

export function useLanguage(): Language {
  return useEdition().language;
}

/** The texts in the page's language, by catalogue: `const { search } = useMessages()`. */
export function useMessages(): Messages {
  return messagesIn(useLanguage());
}

export function useFormats(): Formats {
  return formatsIn(useLanguage());
}
