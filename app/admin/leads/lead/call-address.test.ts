import { expect, test } from "vitest";
import { callAddress } from "./call-address.ts";

test.each([
  ["+351 21 000 0150", "tel:+351210000150"],
  ["(415) 555-2671", "tel:4155552671"],
  ["+49 30 1234 ext. 12", "tel:+49301234;ext=12"],
])("DESK-02: the phone number %s of a lead is called as %s", (number, address) => {
  expect(callAddress(number)).toBe(address);
});
