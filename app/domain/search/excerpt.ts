import { matchEnd, matchStart, type Snippet, snippetsOf } from "./search.ts";

/** Maximum characters of an excerpt, about two lines. */
const MAX_LENGTH = 260;

/** Sentence boundaries: punctuation, optional quotation marks, and the start of another sentence. */
const sentenceEnd = /(?<=[.!?…][”’"')\p{Cc}]*)\s+(?=[\p{Lu}\p{N}“‘"'(\p{Cc}])/u;

/**
 * Selects the most relevant sentences of a marked text, from the start of one. Headings, labels and cells are not
 * sentences; they are used only if no sentence matches, after the first sentence of the text. Without any match, returns
 * the start of the text.
 */
export function excerptOf(marked: string): Snippet[] {
  const sentences = marked.split("\n").flatMap((line) => line.split(sentenceEnd).filter(Boolean));
  const scores = sentences.map(scoreOf);
  const best = Math.max(0, ...scores);
  const first = sentences.findIndex(isSentence);
  const start = Math.max(best === 0 ? first : scores.indexOf(best), 0);
  let excerpt = sentences[start] ?? "";
  if (first >= 0 && !isSentence(excerpt)) excerpt = `${sentences[first]} … ${excerpt}`;
  const next = sentences[start + 1];
  if (next && isSentence(next) && lengthOf(excerpt) + lengthOf(next) < MAX_LENGTH) excerpt += ` ${next}`;
  return shortened(snippetsOf(excerpt));
}

function scoreOf(sentence: string): number {
  const matches = sentence.split(matchStart).length - 1;
  return matches === 0 ? 0 : Math.min(matches, 3) + (isSentence(sentence) ? 10 : 0);
}

/** Whether it ends like a sentence and is not a label. */
function isSentence(text: string): boolean {
  return /[.!?…][”’"')\p{Cc}]*$/u.test(text) && lengthOf(text) > 30;
}

const lengthOf = (marked: string) => marked.replaceAll(matchStart, "").replaceAll(matchEnd, "").length;

/** Truncates a long sentence after a word, but not before the first match. */
function shortened(sentences: Snippet[]): Snippet[] {
  const snippets: Snippet[] = [];
  let length = 0;
  for (const piece of sentences) {
    const room = MAX_LENGTH - length;
    if (piece.text.length > room && snippets.some(({ isMatch }) => isMatch)) {
      const words = piece.text.slice(0, Math.max(room, 0)).replace(/\s*\S*$/u, "");
      return [...snippets, { text: `${words} …`, isMatch: false }];
    }
    snippets.push(piece);
    length += piece.text.length;
  }
  return snippets;
}
