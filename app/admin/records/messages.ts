/** Interface text of forms of records. */
export const messages = {
  empty: "–",
  no: "No",
  yes: "Yes",
} as const;
