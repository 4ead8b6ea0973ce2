import { messages } from "./en/index.ts";
import { provideMessages } from "./messages.ts";

/* All texts of the site, for screens of the admin that show blocks or texts as visitors see them. */
provideMessages("en", messages);
