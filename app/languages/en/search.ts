/** Texts of the search page. */
export const search = {
  title: "Search",
  titleOfQuery: (query: string) => `Search: ${query}`,
  field: "Search pages and news",
  placeholder: "A word or two",
  button: "Search",
  hint: "Search for a technology, an industry or a word from a title.",
  results: (total: number, query: string) =>
    `${total === 1 ? "One result" : `${total} results`} for “${query}”.`,
  resultsOnPage: (total: number, query: string, page: number, pages: number) =>
    `${total === 1 ? "One result" : `${total} results`} for “${query}”, page ${page} of ${pages}.`,
  correctedResults: (query: string, total: number, corrected: string) =>
    `No results for “${query}”. ${total === 1 ? "One result" : `${total} results`} for “${corrected}”.`,
  correctedResultsOnPage: (query: string, total: number, corrected: string, page: number, pages: number) =>
    `No results for “${query}”. ${total === 1 ? "One result" : `${total} results`} for “${corrected}”, page ${page} of ${pages}.`,
  noResults: (query: string) => `No results for “${query}”.`,
  noResultsAdvice: "Try fewer words, or the beginning of a word.",
  words: "Words that find something",
  suggestions: "Or start here",
  pagesOfResults: "Pages of results",
  section: "Section",
  unavailable: "The search is not available at the moment.",
  unavailableAdvice: "Try again in a minute. All pages can still be read.",
};
