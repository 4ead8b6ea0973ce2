import { expect, test } from "vitest";
import { number } from "./descriptors.ts";
import { typedNumber } from "./typed-number.ts";
import { groupedNumber, isHalfTyped, readWholeNumber } from "./whole-number.ts";

const max = Number.MAX_SAFE_INTEGER;
const samples = [0, 1, 9, 10, 100, 999, 1000, 2400, 24_000, 80_000, 999_999, 1_250_000, 2_000_000_000, max];

test("BLOCK-01, LANG-02: each number is read back from its own writing, with and without currency, sign and marks", () => {
  for (const decimal of [",", "."] as const) {
    for (const value of [...samples, ...samples.map((sample) => -sample || 0)]) {
      const written = groupedNumber(value, decimal);
      const forms = [
        String(value),
        written,
        written.replace("-", "−"),
        `\u200e${written}\u200f`,
        ` ${written} `,
      ];
      if (value >= 0) forms.push(`€${written}`, `${written}\u00a0€`, `CHF ${written}`, `₹ ${written}`);
      for (const form of forms)
        expect(readWholeNumber(form, { decimal, min: -max, max }), form).toEqual({ value });
    }
  }
});

test("BLOCK-01, LANG-02: spaces of every width and apostrophes of every kind group thousands in each office", () => {
  for (const sign of [" ", "\u00a0", "\u202f", "\u2009", "\u2007", "'", "’", "‘", "ʼ"]) {
    for (const decimal of [",", "."] as const)
      expect(readWholeNumber(`1${sign}250${sign}000`, { decimal, max })).toEqual({ value: 1_250_000 });
  }
});

test.each([
  ["24.000", ",", 24_000],
  ["24,000", ".", 24_000],
  ["24.000,00", ",", 24_000],
  ["24,000.00", ",", 24_000],
  ["24.000", ".", "Unclear number. Write 24,000 or 24000 for thousands"],
  ["9,500", ",", "Unclear number. Write 9.500 or 9500 for thousands"],
  ["9,5", ",", "Use a whole number without decimals, like 9"],
  ["1e3", ",", "Use a whole number, like 25.000"],
  ["0x10", ".", "Use a whole number, like 25,000"],
  ["−5", ".", "Use a whole number, like 25,000"],
  ["12,34,567", ".", "Use a whole number, like 25,000"],
  ["1 250.000", ".", "Use a whole number, like 25,000"],
  ["10²", ".", "Use a whole number, like 25,000"],
  ["about 20", ".", "Use a whole number, like 25,000"],
] as const)(
  "BLOCK-01, LANG-02: %s with the decimal sign %s is read as meant or refused",
  (typed, decimal, result) => {
    const read = typeof result === "number" ? { value: result } : { problem: result };
    expect(readWholeNumber(typed, { decimal, max })).toEqual(read);
  },
);

test("BLOCK-01, LANG-02: a number on its way to thousands is not finished", () => {
  expect(["24.", "24.0", "24,00"].every(isHalfTyped)).toBe(true);
  expect(["2", "24", "24.000", "24.000 €"].some(isHalfTyped)).toBe(false);
});

test.each([
  ["24.000", ",", 24_000],
  ["24 000 €", ".", 24_000],
  ["24.000", ".", "Unclear number. Write 24,000 or 24000 for thousands"],
  ["12,5", ",", "Use a whole number without decimals, like 12"],
  ["1e3", ".", "Use a whole number, like 25,000"],
  ["3.000.000", ",", "Salary: use a whole number from 1 to 1000000"],
  ["", ".", "Use a whole number, like 25,000"],
  [undefined, ".", "Salary: use a whole number from 1 to 1000000"],
] as const)(
  "BLOCK-01, LANG-02: a form reads %s with the decimal sign %s as meant or refuses it",
  (typed, decimal, result) => {
    const { data, error } = typedNumber(number("Salary", { min: 1, max: 1_000_000 }), { decimal }).safeParse(
      typed,
    );
    expect(error?.issues[0]?.message ?? data).toBe(result);
  },
);
