import { expect, test } from "vitest";
import { telephone } from "./telephone.ts";

test.each([
  ["+351 21 000 0150", "tel:+351210000150"],
  ["(415) 555-2671", "tel:4155552671"],
  ["+49 30 1234 ext. 12", "tel:+49301234;ext=12"],
])("LEAD-04: %s is called as %s", (number, address) => {
  expect(telephone(number)).toBe(address);
});
