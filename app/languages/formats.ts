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
  /** With a sign or code as people write it: `€90,000–180,000`, `90.000–180.000 €`. */
  withCurrency: (amount: string, currency: string) => string;
  /** `4.9`, `4,9` */
  oneDecimal: (value: number) => string;
  /** `812 B`, `74 KB`, `4.9 MB`, `4,9 MB`; a KB has 1024 bytes. */
  fileSize: (bytes: number) => string;
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
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const list = new Intl.ListFormat(locale);
  const euros = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  const isCurrencyLast = euros.format(1).endsWith("€");
  return {
    number: (value) => number.format(value),
    money: (value, currency) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 }).format(value),
    withCurrency: (amount, currency) =>
      isCurrencyLast ? `${amount}\u00a0${currency}` : currency.replace(/\p{L}$/u, "$&\u00a0") + amount,
    oneDecimal: (value) => oneDecimal.format(value),
    fileSize: (bytes) => {
      if (bytes < 1024) return `${bytes} B`;
      const kilobytes = bytes / 1024;
      return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${oneDecimal.format(kilobytes / 1024)} MB`;
    },
    list: (parts) => list.format(parts),
    compare: new Intl.Collator(locale).compare,
  };
}
