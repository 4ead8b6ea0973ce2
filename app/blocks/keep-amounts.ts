import { isRecord } from "#app/fields/prop-path.ts";

/** The space between a number and its unit. */
const beforeUnit = /(?<=\d) (?=[€$£¥%]|(?:EUR|CHF|USD|GBP)\b)/g;

/**
 * Typed amounts with a no-break space before their unit, as `Intl` writes them: `90.000–180.000 €` may break after its
 * dash, but not before its sign. Code stays as it is.
 */
export function keepAmounts<Value>(value: Value): Value {
  return keep(value) as Value;
}

function keep(value: unknown): unknown {
  if (typeof value === "string") return value.replace(beforeUnit, "\u00a0");
  if (Array.isArray(value)) return value.map(keep);
  if (!isRecord(value) || value.type === "codeBlock") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === "code" ? part : keep(part)]),
  );
}
