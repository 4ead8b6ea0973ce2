import { expect, test } from "vitest";
import { displaySize } from "./class-names.ts";

test("a longer title has a smaller font size", () => {
  expect([12, 60, 61, 100, 101, 140].map((length) => displaySize("x".repeat(length)))).toEqual([
    "display-page",
    "display-page",
    "display-long",
    "display-long",
    "display-longest",
    "display-longest",
  ]);
});
