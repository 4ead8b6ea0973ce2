/** Checks of dates. */
export const messages = {
  enterADate: "Enter a date such as 2026-12-31",
} as const;
