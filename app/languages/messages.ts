import type { messages as english } from "./en/index.ts";
import { defaultLanguage, type Language, languageOfDocument } from "./language.ts";

/** The texts of the public site in one language, by catalogue. */
export type Messages = typeof english;

const loaded = new Map<Language, Partial<Messages>>();

/** The texts of a language that is loaded: on the server every one, in a browser the one of the document. */
export function messagesIn(language: Language = languageOfDocument()): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`the texts of the language ${language} are not loaded`);
  return messages as Messages; // a screen of the admin shows only what it loads
}

export function provideMessages(language: Language, messages: Partial<Messages>) {
  loaded.set(language, { ...loaded.get(language), ...messages });
}

const imports: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import("./en/index.ts"),
  de: () => import("./de/index.ts"),
};

/** For browsers: each language is a file of its own, so that a page loads one. */
export async function loadMessages(language: Language) {
  const { messages } = await imports[language]();
  provideMessages(language, messages);
}

/**
 * For the admin, which is in English and shares dates, error screens and toasts with the site. Its screens that show blocks
 * import `all-in-english.ts`.
 */
export async function loadAdminMessages() {
  const { messages } = await import("./en/for-admin.ts");
  provideMessages(defaultLanguage, messages);
}
