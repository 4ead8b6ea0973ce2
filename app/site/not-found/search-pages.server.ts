import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { searchTitles } from "#app/domain/pages/title-search.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { longestQuery, type PageSearch, queryName } from "./page-search.ts";

/** Answers what the address asks for; undefined when it asks for nothing. */
export async function searchPages(url: string): Promise<PageSearch | undefined> {
  const asked = new URL(url).searchParams.get(queryName);
  if (asked === null) return undefined;
  const query = asked.trim().slice(0, longestQuery);
  const { value: pages } = await lastGood("published-pages", listPublishedPages);
  return { query, matches: searchTitles(pages, query) };
}
