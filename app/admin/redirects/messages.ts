/** Interface text of redirects. */
export const messages = {
  hitCount: (hits: string) => (hits === "1" ? "once" : `${hits} times`),
} as const;
