import type { Settings } from "#app/domain/settings/registry.ts";
import { type Decimal, groupedNumber, localeOf, readWholeNumber } from "#app/fields/whole-number.ts";

/** The office's currency and number format. */
export interface Money {
  /** ISO 4217. */
  currency: string;
  decimal: Decimal;
}

const MAX_AMOUNT = 2_000_000_000;

/** Time zones outside `Europe/` with a decimal comma, and zones inside it with a decimal point. */
const zonesWithComma = new Set(["Atlantic/Azores", "Atlantic/Canary", "Atlantic/Madeira", "Africa/Ceuta"]);
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
}: Pick<Settings, "leads_currency" | "leads_number_format" | "leads_time_zone">): Money {
  const hasComma = zonesWithComma.has(zone) || (zone.startsWith("Europe/") && !zonesWithPoint.has(zone));
  const byZone = hasComma ? "comma" : "point";
  return { currency, decimal: (format === "zone" ? byZone : format) === "comma" ? "," : "." };
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

/** Reads a typed amount in whole units. */
export function readAmount(typed: string, { decimal }: Pick<Money, "decimal">) {
  return readWholeNumber(typed, { decimal, max: MAX_AMOUNT });
}
