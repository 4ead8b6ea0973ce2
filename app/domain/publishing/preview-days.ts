/** Lifetimes of a preview link in days; the first is the default. */
export const previewDays = [7, 1, 30] as const;
