import type { Language } from "#app/languages/language.ts";

/** Where a page is in one of the site's languages. */
export interface Translation {
  language: Language;
  path: string;
  /** Whether it is not the page itself, but the nearest one above it or the home page. */
  isOther?: true;
  /** Whether search engines must leave it out. */
  isHidden?: true;
}
