/** Interface text of redirects. */
export const messages = {
  hitCount: (hits: number) => (hits === 1 ? "once" : `${hits} times`),
} as const;
