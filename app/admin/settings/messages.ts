/** Interface text of site settings. */
export const messages = {
  leadCount: (count: number) => (count === 1 ? "1 lead" : `${count} leads`),
} as const;
