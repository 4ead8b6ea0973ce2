/** Days that a preview link may be good for; the first is what is offered. */
export const previewDays = [7, 1, 30] as const;
