/** All but the characters that XML 1.0 allows: https://www.w3.org/TR/xml/#charsets. Lone surrogates are among them. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Word processors' line and page breaks. */
const breaks = new Set(["\v", "\f"]);

/**
 * Replaces characters that no output may contain: a single one makes a feed or sitemap unreadable as a whole, and
 * Postgres refuses NUL. Breaks of word processors become spaces, all others U+FFFD.
 */
export function storableText(text: string): string {
  return text.replace(forbidden, (character) => (breaks.has(character) ? " " : "\ufffd"));
}

/** Invisible marks of writing direction: copied texts contain them, and they can disguise what is shown. */
export const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
