/** Shown while the browser refuses to store what the site has not saved. */
export const notStored = "Not saved on this device: keep this tab open";
