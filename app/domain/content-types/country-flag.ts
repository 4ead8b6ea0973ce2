/** Offset between letters and regional indicators, https://www.unicode.org/reports/tr51/#Flags. */
const INDICATOR_OFFSET = 127_397;

/** Returns the flag of a two-letter country code; the code itself for an unknown country. */
export function flagOf(code: string): string {
  if (!isCountry(code)) return code;
  return String.fromCodePoint(...[...code].map((letter) => (letter.codePointAt(0) ?? 0) + INDICATOR_OFFSET));
}

/** Whether the text is a single flag of a country or of a subdivision such as Scotland. */
export function isFlag(text: string): boolean {
  if (/^\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F}$/u.test(text)) return true;
  if (!/^\p{Regional_Indicator}{2}$/u.test(text)) return false;
  const letters = [...text].map((each) =>
    String.fromCodePoint((each.codePointAt(0) ?? 0) - INDICATOR_OFFSET),
  );
  return isCountry(letters.join(""));
}

const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

function isCountry(code: string): boolean {
  const name = names.of(code);
  return name !== undefined && name !== "Unknown Region";
}
