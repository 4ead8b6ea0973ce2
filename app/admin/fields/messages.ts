/** Interface text of fields of all forms. */
export const messages = {
  deletedReference: (reference: string) =>
    /^[0-9a-f-]{36}$/.test(reference) ? "Deleted" : `${reference} (not found)`,
} as const;
