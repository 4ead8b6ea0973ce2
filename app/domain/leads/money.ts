import type { Settings } from "#app/domain/settings/registry.ts";
import {
  type Decimal,
  decimalOf,
  groupedNumber,
  localeOf,
  readWholeNumber,
} from "#app/fields/whole-number.ts";
import { languages } from "#app/languages/language.ts";
import { messages } from "./messages.ts";

/** The office's currency and number format. */
export interface Money {
  /** ISO 4217. */
  currency: string;
  decimal: Decimal;
}

const MAX_AMOUNT = 2_000_000_000;

/** European time zones outside `Europe/`, and zones inside it with a decimal point. */
const otherEuropeanZones = new Set([
  "Atlantic/Azores",
  "Atlantic/Canary",
  "Atlantic/Madeira",
  "Africa/Ceuta",
]);
const zonesWithPoint = new Set([
  "Europe/Belfast",
  "Europe/Dublin",
  "Europe/Gibraltar",
  "Europe/Guernsey",
  "Europe/Isle_of_Man",
  "Europe/Jersey",
  "Europe/London",
  "Europe/Malta",
  "Europe/Vaduz",
  "Europe/Zurich",
]);

export function moneyOf({
  leads_currency: currency,
  leads_number_format: format,
  leads_time_zone: zone,
  site_language: language,
}: MoneySettings): Money {
  if (format !== "zone") return { currency, decimal: format === "comma" ? "," : "." };
  return { currency, decimal: decimalOfZone(zone) ?? decimalOf(languages[language].locale) };
}

type MoneySettings = Pick<
  Settings,
  "leads_currency" | "leads_number_format" | "leads_time_zone" | "site_language"
>;

/** Undefined outside of Europe, where neighbours write numbers differently. */
function decimalOfZone(zone: string): Decimal | undefined {
  if (zonesWithPoint.has(zone)) return ".";
  return zone.startsWith("Europe/") || otherEuropeanZones.has(zone) ? "," : undefined;
}

/** Formats an amount in whole units: `€25,000`, or `25.000 €` with a decimal comma. */
export function amount(value: number, { currency, decimal }: Money): string {
  const options = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(localeOf(decimal), options).format(value);
}

/** Formats the amount without the currency, for form fields. */
export function amountInField(value: number, { decimal }: Pick<Money, "decimal">): string {
  return groupedNumber(value, decimal);
}

/** Reads a typed amount in whole units. Another currency is refused: its number is another amount in the office's. */
export function readAmount(typed: string, { currency, decimal }: Money) {
  const [written] = /\p{Sc}|\b[A-Z]{3}\b/u.exec(typed) ?? [];
  if (written && written !== currency && written !== symbolOf(currency))
    return { problem: messages.convertTheAmount(currency) };
  return readWholeNumber(typed, { decimal, max: MAX_AMOUNT });
}

/** `$` for every dollar. */
function symbolOf(currency: string): string | undefined {
  const options = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat("en-GB", options).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value;
}
