import { directionMarks } from "#app/platform/storable-text.ts";
import * as messages from "./messages.ts";

/** The decimal separator of the office; the other character groups thousands. */
export type Decimal = "," | ".";

export const localeOf = (decimal: Decimal) => (decimal === "," ? "de-DE" : "en-GB");

/** The decimal separator of a locale. */
export const decimalOf = (locale: string): Decimal =>
  new Intl.NumberFormat(locale).format(1.5).includes(",") ? "," : ".";

/** Groups thousands: `25,000`, or `25.000` with a decimal comma. */
export function groupedNumber(value: number, decimal: Decimal): string {
  return new Intl.NumberFormat(localeOf(decimal)).format(value);
}

/** The currency before or after a number. */
const currency = /^(?:\p{Sc}|[A-Z]{3})\s*|\s*(?:\p{Sc}|[A-Z]{3})$/gu;

/** Digits, consistently grouped by three or ungrouped, with optional decimals. */
const pattern = /^(\d+|[1-9]\d{0,2}(?:([., '])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;

type ReadNumber = { value: number } | { problem: string };

export interface Bounds {
  decimal: Decimal;
  /** Negative numbers are read only if it is below 0. */
  min?: number;
  max: number;
}

/**
 * Reads a typed or pasted whole number. Accepts `40 000`, `40'000`, `€40` and the office's grouping; also the other
 * grouping when it is unambiguous (`1,000,000`, `40,000.00`). Rejects `40,000` with a decimal comma: it could mean
 * forty or forty thousand.
 */
export function readWholeNumber(typed: string, { decimal, min = 0, max }: Bounds): ReadNumber {
  const grouped = (value: number) => groupedNumber(value, decimal);
  const plain = typed.replace(directionMarks, "").trim().replace(/\s/g, " ").replace(/[’‘ʼ]/g, "'");
  const amount = plain.replace(/^[-−]\s*/, "").replace(currency, "");
  const sign = /^[-−]/.test(plain) ? -1 : 1;
  const [, whole, group, point, decimals = ""] = pattern.exec(amount) ?? [];
  const isNegative = sign === -1 && min >= 0;
  if (whole === undefined || isNegative || (group && group === point))
    return { problem: messages.wholeNumber(grouped(Math.min(25_000, max))) };
  const digits = whole.replace(/\D/g, "");
  const value = Number(digits) * sign || 0;
  const isRepeated = digits.length > 6;
  if (group === decimal && !point && !isRepeated)
    return { problem: messages.unclearNumber(grouped(value), String(value)) };
  if (/[1-9]/.test(decimals)) return { problem: messages.noDecimals(grouped(value)) };
  return value > max ? { problem: messages.atMostNumber(grouped(max)) } : { value };
}

/** Whether more digits could still turn the decimals of this text into thousands: `24.00` on the way to `24.000`. */
export function isHalfTyped(typed: string): boolean {
  return /[.,]\d{0,2}$/.test(typed.trim());
}
