import type { SearchResults } from "#app/domain/search/search.ts";

/** What has come of a search, a line each. */
export function outcomeOf(query: string, results: SearchResults | null | undefined): string[] {
  if (results === null) {
    return [
      "The search is out of order at the moment: its database does not answer.",
      "Try again in a minute. The pages themselves can be read meanwhile.",
    ];
  }
  if (!results) return ["Type what you look for: a technology, an industry, a word of a title."];
  const { corrected, total, page, pages } = results;
  if (total === 0) {
    return [`Nothing has “${query}” in it.`, "Fewer words find more, and so does the beginning of one."];
  }
  const found = total === 1 ? "One result" : `${total} results`;
  const place = page > 1 ? `, page ${page} of ${pages}` : "";
  return corrected
    ? [`Nothing has “${query}” in it. ${found} for “${corrected}”${place}.`]
    : [`${found} for “${query}”${place}.`];
}
