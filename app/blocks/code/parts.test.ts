import { expect, test } from "vitest";
import { partsOf } from "./parts.ts";

test("BLOCK-02: code is cut before each line with a note, and stays complete", () => {
  const code = "one\ntwo\n\nthree";
  const notes = [
    { line: 9, text: "after the end" },
    { line: 2, text: "second" },
    { line: 2, text: "second again" },
  ];

  expect(partsOf(code, notes)).toEqual([
    { code: "one", notes: [] },
    {
      code: "two\n",
      notes: [
        { line: 2, text: "second" },
        { line: 2, text: "second again" },
      ],
    },
    { code: "three", notes: [{ line: 4, text: "after the end" }] },
  ]);
  expect(
    partsOf(code, notes)
      .map((part) => part.code)
      .join("\n"),
  ).toBe(code);
  expect(partsOf(code, [{ line: 1, text: "first" }])).toHaveLength(1);
});
