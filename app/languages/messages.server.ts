import { messages as german } from "./de/index.ts";
import { serverMessages as germanOfServer } from "./de/server.ts";
import { messages as english } from "./en/index.ts";
import { serverMessages as englishOfServer } from "./en/server.ts";
import type { Language } from "./language.ts";
import { messagesIn, provideMessages } from "./messages.ts";

provideMessages("en", english);
provideMessages("de", german);

/** The texts of a language, all of which are loaded on the server. */
export { messagesIn };

/** The texts in one language that only the server uses, by catalogue. */
export type ServerMessages = typeof englishOfServer;

const ofServer: Record<Language, ServerMessages> = { en: englishOfServer, de: germanOfServer };

export function serverMessagesIn(language: Language): ServerMessages {
  return ofServer[language];
}
