import type { PageLink } from "#app/domain/pages/page.ts";

/** What a visitor who came to nothing looked for, and the pages that have it in their title. */
export interface PageSearch {
  query: string;
  matches: PageLink[];
}

/** The name of the query in the address. */
export const queryName = "q";

/** Characters; no title is longer. */
export const longestQuery = 140;

/** The search in the data of a 404, which other 404s do not have. */
export function pageSearchIn(data: unknown): PageSearch | undefined {
  const isSearch = typeof data === "object" && data !== null && "query" in data && "matches" in data;
  return isSearch ? (data as PageSearch) : undefined;
}
