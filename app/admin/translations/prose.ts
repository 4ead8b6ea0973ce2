import { fieldPath, textsIn } from "#app/blocks/missing.ts";
import type { PropPath } from "#app/fields/prop-path.ts";

/** Shorter texts are often rightly the same in two languages: names, numbers, roles. */
const MIN_WORDS = 6;

/** Characters of code and of addresses. */
const symbols = /[{}<>;=\\]|:\/\/|\w\(\)/;

/** The sentences in a value, each with the path of its field. Names, numbers, addresses and code are none. */
export function proseIn(value: unknown): { text: string; path: PropPath }[] {
  return textsIn(value)
    .filter(({ name }) => name !== "code")
    .map(({ text, path }) => ({ text: text.trim(), path: fieldPath(path) }))
    .filter(({ text }) => isProse(text));
}

function isProse(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]+/gu) ?? [];
  return words.length >= MIN_WORDS && !symbols.test(text);
}
