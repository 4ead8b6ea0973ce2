import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Greta Stankutė", "GS"],
  ["Ana Maria de Sousa", "AS"],
  ["Cher", "C"],
  ["Élise  Öberg", "ÉÖ"],
  ["", ""],
])("the initials of %o are %o", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
