import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { amount, moneyOf, readAmount } from "./money.ts";

const comma = { currency: "EUR", decimal: "," } as const;
const point = { currency: "EUR", decimal: "." } as const;

test.each([
  ["40.000", comma, 40_000],
  ["40,000", point, 40_000],
  ["40 000", comma, 40_000],
  ["40\u202f000", point, 40_000],
  ["40’000", point, 40_000],
  ["€ 40.000", comma, 40_000],
  ["40000 EUR", comma, 40_000],
  ["40.000,00", comma, 40_000],
  ["40,000.00", comma, 40_000],
  ["1.000.000", point, 1_000_000],
  ["0", comma, 0],
  ["$500", { ...point, currency: "USD" }, 500],
  ["500 $", { ...comma, currency: "CAD" }, 500],
  ["CHF 500", { ...point, currency: "CHF" }, 500],
])("DESK-01, LANG-02: the amount %s is parsed", (typed, money, value) => {
  expect(readAmount(typed, money)).toEqual({ value });
});

test.each([
  ["40,000", comma, "Unclear number. Write 40.000 or 40000 for thousands"],
  ["40.000", point, "Unclear number. Write 40,000 or 40000 for thousands"],
  ["40.000,50", comma, "Use a whole number without decimals, like 40.000"],
  ["40,5", comma, "Use a whole number without decimals, like 40"],
  ["1e5", comma, "Use a whole number, like 25.000"],
  ["-5", point, "Use a whole number, like 25,000"],
  ["4 0", comma, "Use a whole number, like 25.000"],
  ["0.500", comma, "Use a whole number, like 25.000"],
  ["40.000.00", comma, "Use a whole number, like 25.000"],
  ["3000000000", point, "Use at most 2,000,000,000"],
  ["$500", comma, "The currency is EUR: convert the amount"],
  ["500 USD", point, "The currency is EUR: convert the amount"],
  ["£ 40,000", point, "The currency is EUR: convert the amount"],
])("DESK-01, LANG-02: the ambiguous amount %s is rejected with a suggestion", (typed, money, problem) => {
  expect(readAmount(typed, money)).toEqual({ problem });
});

test.each([
  ["Europe/Lisbon", "en", "zone", "40.000 €"],
  ["Europe/London", "en", "zone", "€40,000"],
  ["America/New_York", "en", "zone", "€40,000"],
  ["Atlantic/Madeira", "en", "zone", "40.000 €"],
  ["Europe/Lisbon", "en", "point", "€40,000"],
  ["Europe/London", "en", "comma", "40.000 €"],
  ["Europe/Berlin", "de", "zone", "40.000 €"],
  ["Europe/Zurich", "de", "zone", "€40,000"],
  ["America/New_York", "de", "zone", "40.000 €"],
  ["UTC", "de", "zone", "40.000 €"],
  ["Europe/Berlin", "de", "point", "€40,000"],
] as const)(
  "LANG-02: the office in %s whose site is in %s, with number format %s, shows and reads %s",
  (timeZone, language, format, shown) => {
    const money = moneyOf({
      ...defaultSettings,
      leads_time_zone: timeZone,
      leads_number_format: format,
      site_language: language,
    });
    expect(amount(40_000, money).replace(/\s/, " ")).toBe(shown);
    expect(readAmount(shown, money)).toEqual({ value: 40_000 });
  },
);
