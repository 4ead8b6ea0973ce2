import { matchEnd, matchStart, type Snippet, snippetsOf } from "./search.ts";

/** Characters of an excerpt, about two lines. */
const MAX_LENGTH = 260;

/** Ends of sentences: a mark, maybe a quotation mark, and the beginning of another. */
const sentenceEnd = /(?<=[.!?…][”’"')\p{Cc}]*)\s+(?=[\p{Lu}\p{N}“‘"'(\p{Cc}])/u;

/**
 * The sentences of a marked text that say most about what was looked for, from the beginning of one. Headings, labels
 * and cells are lines without an end; they are shown only where no sentence has the words. Without a match anywhere, it
 * is how the text begins.
 */
export function excerptOf(marked: string): Snippet[] {
  const sentences = marked.split("\n").flatMap((line) => line.split(sentenceEnd).filter(Boolean));
  const scores = sentences.map(scoreOf);
  const best = Math.max(0, ...scores);
  const start = Math.max(best === 0 ? sentences.findIndex(isSentence) : scores.indexOf(best), 0);
  let excerpt = sentences[start] ?? "";
  const next = sentences[start + 1];
  if (next && isSentence(next) && lengthOf(excerpt) + lengthOf(next) < MAX_LENGTH) excerpt += ` ${next}`;
  return shortened(snippetsOf(excerpt));
}

function scoreOf(sentence: string): number {
  const matches = sentence.split(matchStart).length - 1;
  return matches === 0 ? 0 : Math.min(matches, 3) + (isSentence(sentence) ? 10 : 0);
}

/** Whether it ends like one and is no label. */
function isSentence(text: string): boolean {
  return /[.!?…][”’"')\p{Cc}]*$/u.test(text) && lengthOf(text) > 30;
}

const lengthOf = (marked: string) => marked.replaceAll(matchStart, "").replaceAll(matchEnd, "").length;

/** A long sentence is cut behind a word, but not before the first match. */
function shortened(snippets: Snippet[]): Snippet[] {
  const kept: Snippet[] = [];
  let length = 0;
  for (const piece of snippets) {
    const room = MAX_LENGTH - length;
    if (piece.text.length > room && kept.some(({ isMatch }) => isMatch)) {
      const words = piece.text.slice(0, Math.max(room, 0)).replace(/\s*\S*$/u, "");
      return [...kept, { text: `${words} …`, isMatch: false }];
    }
    kept.push(piece);
    length += piece.text.length;
  }
  return kept;
}
