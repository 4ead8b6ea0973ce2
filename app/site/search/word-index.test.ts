import { expect, test } from "vitest";
import { formatsIn } from "#app/languages/formats.ts";
import { byLetter } from "./word-index.ts";

test("READ-02: the index of words is in the order of the language, without accents on its letters", () => {
  const words = ["Zahlungen", "Ärzte", "Apps", "ablage"].map((word) => ({ word, number: "02" }));
  expect(
    byLetter(words, formatsIn("de").compare).map(({ letter, words }) => [
      letter,
      words.map(({ word }) => word),
    ]),
  ).toEqual([
    ["A", ["ablage", "Apps", "Ärzte"]],
    ["Z", ["Zahlungen"]],
  ]);
});
