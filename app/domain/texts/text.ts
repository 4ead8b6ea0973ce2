import { directionMarks } from "#app/platform/storable-text.ts";

/** Not the zero-width joiners: names in Persian and Hindi, and emoji, contain them. */
const zeroWidthSpaces = /[\u200b\ufeff]/g;

/** U+2800 is the empty Braille pattern. */
const visible = /[^\s\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Sanitises external text to one line: control characters become spaces, including NUL, which Postgres rejects, and
 * line breaks, which separate mail headers. Removes direction marks, which can disguise a file's extension. Empty for
 * text without a visible character.
 */
export function oneLine(text: string): string {
  const plain = text.replace(directionMarks, "").replace(zeroWidthSpaces, "");
  return trimmed(plain.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "));
}

/**
 * Sanitises external text to multiple lines: line ends become `\n`; other control characters except tabs are removed.
 * Empty for text without a visible character.
 */
export function manyLines(text: string): string {
  return trimmed(text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, ""));
}

function trimmed(text: string): string {
  return visible.test(text) ? text.trim() : "";
}

/** Returns at most `length` code points without splitting what is seen as one character, such as a joined emoji. */
export function shortened(text: string, length: number): string {
  const start = [...text.slice(0, 2 * length)].slice(0, length).join("");
  if (start.length === text.length) return text;
  const cut = new Intl.Segmenter().segment(text).containing(start.length)?.index ?? 0;
  return text.slice(0, cut) || start; // a single character of many marks
}
