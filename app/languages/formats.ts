import { type Language, languages } from "./language.ts";

/**
 * Numbers, lists and order as a language writes them. Dates are in the catalogue `dates`: browsers abbreviate months
 * differently from the server, https://unicode-org.atlassian.net/browse/CLDR-14412.
 */
export interface Formats {
  /** `25,000`, `25.000` */
  number: (value: number) => string;
  /** Without decimals: `€25,000`, `25.000 €`. */
  money: (value: number, currency: string) => string;
  /** `one, two and three`, `eins, zwei und drei` */
  list: (parts: readonly string[]) => string;
  /** For sorting. */
  compare: (one: string, other: string) => number;
}

/** Making a formatter of `Intl` is slow, so each is made once. */
const made = new Map<Language, Formats>();

export function formatsIn(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(languages[language].locale);
  made.set(language, formats);
  return formats;
}

function makeFormats(locale: string): Formats {
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale);
  return {
    number: (value) => number.format(value),
    money: (value, currency) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 }).format(value),
    list: (parts) => list.format(parts),
    compare: new Intl.Collator(locale).compare,
  };
}
