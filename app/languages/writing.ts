import type { Language } from "./language.ts";

interface Writing {
  direction: "ltr" | "rtl";
  /** Whether its headings need hyphens. */
  hasLongWords: boolean;
}

/** How each language is written; only the server reads it. */
export const writing: Record<Language, Writing> = {
  en: { direction: "ltr", hasLongWords: false },
  de: { direction: "ltr", hasLongWords: true },
};
