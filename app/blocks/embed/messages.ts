/** Texts of embedded pages and videos. */
export const loadsFrom = (name: string) => `Click to load from ${name}, which then receives your IP address.`;
export const opensElsewhere = "Opens on another site.";
export const transcript = "Transcript";
