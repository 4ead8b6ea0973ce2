import fc from "fast-check";
import { expect, test } from "vitest";
import { shortened } from "./text.ts";

test.each([
  ["Ines Duarte", 4, "Ines"],
  ["Ines", 4, "Ines"],
  ["Zoë 👩\u200d👩\u200d👧 Duarte", 8, "Zoë "],
  ["Zoë 👩\u200d👩\u200d👧 Duarte", 9, "Zoë 👩\u200d👩\u200d👧"],
  ["ab🇵🇹🇩🇪", 3, "ab"],
  ["ab🇵🇹🇩🇪", 4, "ab🇵🇹"],
  ["nai\u0308f", 3, "na"],
  ["👍🏽!", 1, "👍"],
  [`a${"\u0301".repeat(300)}`, 3, "a\u0301\u0301"],
])("LEAD-10: %j in %i characters is %j", (text, length, expected) => {
  expect(shortened(text, length)).toBe(expected);
});

test("LEAD-10: a shortened text is the start of the text, within the length, and shortened once", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "👩", "\u200d", "🇵", "\u0301", "\ud800", "क", "्"),
    maxLength: 30,
  });
  fc.assert(
    fc.property(text, fc.nat(20), (typed, length) => {
      const short = shortened(typed, length);
      expect(typed.startsWith(short)).toBe(true);
      expect([...short].length).toBeLessThanOrEqual(length);
      expect(shortened(short, length)).toBe(short);
    }),
  );
});
