/** Texts of the case list. */
export const all = "all";
export const clearFilters = "Clear filters";
export const noCases = "No cases are published yet.";
export const noMatch = "No cases match these filters.";
export const showAllCases = "Show all cases";
export const shownOf = (shown: number, total: number) => `${shown} of ${total}`;
