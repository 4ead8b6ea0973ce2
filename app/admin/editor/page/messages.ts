/** Interface text of the panels about the page: address, menus, sharing and versions. */
export const messages = {
  hitCount: (hits: number) => (hits === 1 ? "1 hit" : `${hits} hits`),
  subpageCount: (below: number) => (below === 1 ? "subpage" : `${below} subpages`),
} as const;
