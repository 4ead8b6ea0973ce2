import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";
import { matchEnd, matchStart } from "./search.ts";

const plain = (marked: string) =>
  excerptOf(marked.replaceAll("[", matchStart).replaceAll("]", matchEnd))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  [
    "a match in the middle",
    "We build it. Then the [bank] reviews it with us every week. After that we go home, all of us.",
    "Then the [bank] reviews it with us every week. After that we go home, all of us.",
  ],
  [
    "a heading above the sentence",
    "Ostra [Bank]\nThe [bank] lends in nineteen minutes instead of eleven days.",
    "The [bank] lends in nineteen minutes instead of eleven days.",
  ],
  ["only labels and cells", "Countries\nEight\nThe [bank]\nShortest", "The [bank]"],
  [
    "no match at all",
    "Overview\nA marketplace is a trust problem with a search box. It is not a list.",
    "A marketplace is a trust problem with a search box.",
  ],
])("SITE-08: an excerpt begins at the start of a sentence: %s", (_case, marked, excerpt) => {
  expect(plain(marked)).toBe(excerpt);
});

test("SITE-08: a long sentence is cut after a word behind the match", () => {
  const excerpt = plain(`${"many words ".repeat(40)}[bank] ${"and more ".repeat(60)}.`);
  expect(excerpt).toContain("[bank]");
  expect(excerpt).toMatch(/[a-z\]] …$/);
});
