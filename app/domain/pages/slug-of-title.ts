import transliterate from "@sindresorhus/transliterate";

/**
 * The suggested slug of a title: transliterated, in lower case, with hyphens for other characters. `Über uns: Größe` →
 * `ueber-uns-groesse`. Empty when nothing can be transliterated.
 */
export function slugOfTitle(title: string): string {
  return hyphenated(transliterate(title));
}

/** Lower-cases a text and replaces other characters with hyphens (specification, «Footer»). */
export function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
