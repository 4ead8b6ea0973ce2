import type { search as english } from "../en/search.ts";

export const search = {
  title: "Suche",
  titleOfQuery: (query) => `Suche: ${query}`,
  field: "Seiten und Aktuelles durchsuchen",
  placeholder: "Ein Wort oder zwei",
  button: "Suchen",
  hint: "Suchen Sie nach einer Technologie, einer Branche oder einem Wort aus einer Überschrift.",
  results: (total, query) => `${total === 1 ? "Ein Treffer" : `${total} Treffer`} für „${query}“.`,
  resultsOnPage: (total, query, page, pages) =>
    `${total === 1 ? "Ein Treffer" : `${total} Treffer`} für „${query}“, Seite ${page} von ${pages}.`,
  correctedResults: (query, total, corrected) =>
    `Nichts gefunden für „${query}“. ${total === 1 ? "Ein Treffer" : `${total} Treffer`} für „${corrected}“.`,
  correctedResultsOnPage: (query, total, corrected, page, pages) =>
    `Nichts gefunden für „${query}“. ${total === 1 ? "Ein Treffer" : `${total} Treffer`} für „${corrected}“, Seite ${page} von ${pages}.`,
  noResults: (query) => `Nichts gefunden für „${query}“.`,
  noResultsAdvice: "Versuchen Sie es mit weniger Wörtern oder nur mit dem Wortanfang.",
  words: "Diese Wörter finden etwas",
  suggestions: "Oder beginnen Sie hier",
  pagesOfResults: "Trefferseiten",
  section: "Bereich",
  unavailable: "Die Suche ist gerade nicht erreichbar.",
  unavailableAdvice: "Versuchen Sie es in einer Minute noch einmal. Alle Seiten sind weiterhin lesbar.",
} satisfies typeof english;
