/** Interface text of redirects. */
export const messages = {
  hitCount: (hits: number, formatted: string) => (hits === 1 ? "once" : `${formatted} times`),
} as const;
