import type { NavigationPage } from "#app/domain/pages/menus.ts";

/** A word to search for, and the number of the section that it is from. */
export interface IndexedWord {
  word: string;
  number: string;
}

const MAX_WORD_LENGTH = 21;

/** Short titles of pages below the sections; those about the agency are no words to search for. */
export function wordsBelow(sections: NavigationPage[]): IndexedWord[] {
  return sections
    .filter(({ role }) => role !== "about")
    .flatMap(({ number, children }) => children.map(({ title }) => ({ word: title, number })))
    .filter(({ word }) => word.length <= MAX_WORD_LENGTH);
}

/** Words under their first letters, in the order of a language. */
export function byLetter(words: IndexedWord[], compare: (one: string, other: string) => number) {
  const groups: { letter: string; words: IndexedWord[] }[] = [];
  for (const indexed of words.toSorted((one, other) => compare(one.word, other.word))) {
    const letter = firstLetter(indexed.word);
    const last = groups.at(-1);
    if (last?.letter === letter) last.words.push(indexed);
    else groups.push({ letter, words: [indexed] });
  }
  return groups;
}

/** Without its accent, so that Ä stands with A. */
function firstLetter(word: string): string {
  return word.normalize("NFD").charAt(0).toUpperCase();
}
