import { messages } from "./messages.ts";
/** Shown while the browser refuses to store what the site has not saved. */
export const notStored = messages.notSavedOnThisDevice;
