/** A part of a text, with whether the other text has it in the same order. */
interface Part {
  text: string;
  isCommon: boolean;
}

/** Compared pairs of words: more take longer than a frame, and then everything between the common ends differs. */
const MAX_PAIRS = 1_000_000;

/** Words, and the characters between them. Works for languages without spaces too. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Splits a text into what the other text has too, in the same order, and what it lacks. */
export function differingWords(text: string, other: string): Part[] {
  const [words, others] = [text, other].map((each) =>
    [...segmenter.segment(each)].map(({ segment }) => segment),
  ) as [string[], string[]];
  let [start, end] = [0, 0];
  while (start < Math.min(words.length, others.length) && words[start] === others[start]) start += 1;
  while (end < Math.min(words.length, others.length) - start && words.at(-1 - end) === others.at(-1 - end))
    end += 1;
  const middle = words.slice(start, words.length - end);
  const isCommon = commonSubsequence(middle, others.slice(start, others.length - end));
  const parts: Part[] = [];
  for (const [position, word] of words.entries()) {
    const isInMiddle = position >= start && position < words.length - end;
    const part = { text: word, isCommon: isInMiddle ? (isCommon[position - start] ?? false) : true };
    const last = parts.at(-1);
    if (last?.isCommon === part.isCommon) last.text += word;
    else parts.push(part);
  }
  return parts;
}

/** Whether each word belongs to the longest common subsequence, https://en.wikipedia.org/wiki/Longest_common_subsequence. */
function commonSubsequence(words: string[], others: string[]): boolean[] {
  const isCommon = words.map(() => false);
  if (words.length * others.length > MAX_PAIRS) return isCommon;
  const width = others.length + 1;
  const lengths = new Uint32Array((words.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = words.length - 1; row >= 0; row -= 1) {
    for (let column = others.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        words[row] === others[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let [row, column] = [0, 0];
  while (row < words.length && column < others.length) {
    if (words[row] === others[column]) {
      isCommon[row] = true;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return isCommon;
}
