import fc from "fast-check";
import { expect, test } from "vitest";
import { differingWords } from "./differing-words.ts";

test.each([
  ["The tide turns twice a day.", "The tide turns once a day.", ["twice"]],
  ["One two three", "One two three", []],
  ["One", "", ["One"]],
  ["A quay\nB", "A quay\nC", ["B"]],
  ["今日は天気がいい", "今日は天気が悪い", ["いい"]],
])("PAGE-03: of %j, only what %j lacks is marked", (text, other, marked) => {
  const parts = differingWords(text, other);
  expect(parts.filter(({ isCommon }) => !isCommon).map((part) => part.text)).toEqual(marked);
});

test("PAGE-03: the parts make up the whole text, and the other text has the common ones in the same order", () => {
  const words = fc.array(fc.constantFrom("a", "b", "c", " ", "\n", ".")).map((parts) => parts.join(""));
  fc.assert(
    fc.property(words, words, (text, other) => {
      const parts = differingWords(text, other);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      const common = parts.filter(({ isCommon }) => isCommon).map((part) => part.text);
      let rest = other;
      for (const letter of common.join("")) {
        expect(rest).toContain(letter);
        rest = rest.slice(rest.indexOf(letter) + 1);
      }
    }),
  );
});
