/** Texts of all content types. */
export const empty = "Empty";
export const isMissing = (label: string) => `${label} is missing`;
export const no = "No";
export const untitled = "Untitled";
export const yes = "Yes";
