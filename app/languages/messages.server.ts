import { messages as german } from "./de/index.ts";
import { messages as english } from "./en/index.ts";
import { messagesIn, provideMessages } from "./messages.ts";

provideMessages("en", english);
provideMessages("de", german);

/** The texts of a language, all of which are loaded on the server. */
export { messagesIn };
