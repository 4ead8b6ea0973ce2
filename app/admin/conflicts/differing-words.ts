import { diffArrays } from "diff";

/** A part of a text, with whether the other text has it in the same order. */
interface Part {
  text: string;
  isCommon: boolean;
}

/** Finding more takes longer than a tenth of a second; then the whole text counts as different. */
const MAX_DIFFERENT_WORDS = 600;

/** Words, and the characters between them. Works for languages without spaces too. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Splits a text into what the other text has too, in the same order, and what it lacks. */
export function differingWords(text: string, other: string): Part[] {
  const changes = diffArrays(wordsOf(other), wordsOf(text), { maxEditLength: MAX_DIFFERENT_WORDS });
  if (!changes) return [{ text, isCommon: false }];
  return changes
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value.join(""), isCommon: !added }));
}

function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
