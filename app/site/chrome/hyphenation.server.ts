import type { Language } from "#app/languages/language.ts";
import { writing } from "#app/languages/writing.ts";

/**
 * Compounds can be longer than a line of a phone, or a column of a table there. Shorter words stay whole: Safari has no
 * total length, so there the parts make it. Not in the style sheet, which every site loads.
 */
export function hyphenation(language: Language): string {
  if (!writing[language].hasLongWords) return "";
  return "h1,h2,h3,td{hyphens:auto;hyphenate-limit-chars:14 5 5;-webkit-hyphenate-limit-before:7;-webkit-hyphenate-limit-after:7}";
}
