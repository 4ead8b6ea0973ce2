import transliterate from "@sindresorhus/transliterate";

/**
 * The slug that a title suggests: in Latin letters, lower-cased, with runs of other characters as hyphens.
 * `Über uns: Größe` → `ueber-uns-groesse`. Empty when nothing of the title can be written in Latin letters.
 */
export function slugOfTitle(title: string): string {
  return hyphenated(transliterate(title));
}

/** The lower-cased text with runs of other characters as hyphens (specification, «Footer»). */
export function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
