import { isRecord } from "#app/fields/prop-path.ts";

const units = "[€$£¥%]|(?:EUR|CHF|USD|GBP)\\b";
const beforeUnit = new RegExp(`(?<=\\d) (?=${units})`, "g");
/** The dash of `90.000–180.000 €` and `€90,000–180,000`. */
const rangeDash = new RegExp(
  `(?<=\\d)–(?=\\d[\\d.,]*\u00a0(?:${units}))|(?<=[€$£¥]\\d[\\d.,]*)–(?=\\d)`,
  "g",
);

/**
 * Typed amounts that do not break: a no-break space before the unit, as `Intl` writes it, and a word joiner after the dash
 * of a range. Code stays as it is, and so does the dash of a price in large type, which has a line of its own.
 */
export function keepAmounts<Value>(value: Value): Value {
  return keep(value) as Value;
}

function keep(value: unknown, name?: string): unknown {
  if (typeof value === "string") return name === "code" ? value : kept(value, name !== "price");
  if (Array.isArray(value)) return value.map((part: unknown) => keep(part, name));
  if (!isRecord(value) || value.type === "codeBlock") return value;
  return Object.fromEntries(Object.entries(value).map(([part, each]) => [part, keep(each, part)]));
}

function kept(text: string, keepsRange: boolean): string {
  const amounts = text.replace(beforeUnit, "\u00a0");
  return keepsRange ? amounts.replace(rangeDash, "–\u2060") : amounts;
}
