import { messages } from "./messages.ts";
/** Shown while the browser refuses to store unsaved changes. */
export const notStored = messages.notSavedOnThisDevice;
