/** The extension of a line after a word in any language, or a sign. Bounded, because a search with `+` takes quadratic time. */
const extension = /[\s,;-]{0,9}[\p{L}#]{1,20}[\s:=]{0,9}(\d{1,5})$/u;

/**
 * Writes a number with the characters that LEAD-04 allows, as people meant it: other scripts' digits, spaces and dashes,
 * dots and slashes, and the `tel:` of a link; an extension as ` ext. 12`. Anything else is left for the check to refuse.
 */
export function tidyPhone(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/^\s*tel[.:]+/i, "")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\s./]/g, " ")
    .trim()
    .replace(extension, " ext. $1");
}

/** Unicode encodes decimal digits in runs that begin with a zero and count upwards. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
