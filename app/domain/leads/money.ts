import type { Settings } from "#app/domain/settings/registry.ts";
import { messages } from "./messages.ts";

/** The office's currency and number format. */
export interface Money {
  /** ISO 4217. */
  currency: string;
  /** The decimal separator; the other character groups thousands. */
  decimal: "," | ".";
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
  return new Intl.NumberFormat(localeOf(decimal)).format(value);
}

const localeOf = (decimal: Money["decimal"]) => (decimal === "," ? "de-DE" : "en-GB");

/** The currency before or after an amount. */
const aroundAmount = /^(?:[€$£]|[A-Z]{3})\s*|\s*(?:[€$£]|[A-Z]{3})$/g;

/** Digits, consistently grouped by three or ungrouped, with optional cents. */
const amountPattern = /^(\d+|[1-9]\d{0,2}(?:([., '])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;

type ReadAmount = { value: number } | { problem: string };

/**
 * Parses a typed amount in whole units. Accepts `40 000`, `40'000`, `€40` and the office's grouping; also the other
 * grouping when it is unambiguous (`1,000,000`, `40,000.00`). Rejects `40,000` with a decimal comma: it could mean
 * forty or forty thousand.
 */
export function readAmount(typed: string, { decimal }: Pick<Money, "decimal">): ReadAmount {
  const inField = (value: number) => amountInField(value, { decimal });
  const text = typed.trim().replace(aroundAmount, "").replace(/\s/g, " ").replace("’", "'");
  const [, whole, group, point, cents = ""] = amountPattern.exec(text) ?? [];
  if (whole === undefined || (group && group === point))
    return { problem: messages.wholeNumber(inField(25_000)) };
  const digits = whole.replace(/\D/g, "");
  const isRepeated = digits.length > 6;
  if (group === decimal && !point && !isRepeated)
    return { problem: messages.unclearAmount(inField(Number(digits)), digits) };
  if (/[1-9]/.test(cents)) return { problem: messages.noCents(inField(Number(digits))) };
  const value = Number(digits);
  return value > MAX_AMOUNT ? { problem: messages.atMostAmount(inField(MAX_AMOUNT)) } : { value };
}
