/** Interface text of the search. */
export const mainPages = "Main pages";
export const noResultsFor = (query: string) => `No results for “${query}”.`;
export const noResultsForFor = (query: string, found: string, corrected: string, place: string) =>
  `No results for “${query}”. ${found} for “${corrected}”${place}.`;
export const orStartHere = "Or start here";
export const pageOf = (page: number, pages: number) => `, page ${page} of ${pages}`;
export const pagesOfResults = "Pages of results";
export const results = (total: number) => (total === 1 ? "One result" : `${total} results`);
export const resultsFor = (found: string, query: string, place: string) => `${found} for “${query}”${place}.`;
export const search = "Search";
export const searchFor = (query: string) => `Search: ${query}`;
export const searchForATechnologyAn = "Search for a technology, an industry or a word from a title.";
export const searchPagesAndNews = "Search pages and news";
export const section = "Section";
export const theSearchIsNotAvailable = "The search is not available at the moment.";
export const tryAgainInAMinute = "Try again in a minute. All pages can still be read.";
export const tryFewerWordsOrThe = "Try fewer words, or the beginning of a word.";
