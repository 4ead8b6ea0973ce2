import transliterate from "@sindresorhus/transliterate";
import { hyphenated } from "./footer.ts";

/**
 * The suggested slug of a title: transliterated, in lower case, with hyphens for other characters. `Über uns: Größe` →
 * `ueber-uns-groesse`. Empty when nothing can be transliterated.
 */
export function slugOfTitle(title: string): string {
  return hyphenated(transliterate(title));
}
