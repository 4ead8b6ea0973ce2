import { defaultLanguage, isLanguage, type Language, languages } from "./language.ts";

interface Address extends Record<Language, string> {
  /** Its items and further pages are below it. */
  isList?: true;
}

/**
 * The addresses that differ between languages. Stored links, redirects and feed ids have those of the default language,
 * so that they stay the same when the language of the site changes; visitors see those of its language.
 */
const addresses: Address[] = [
  { en: "/news", de: "/aktuelles", isList: true },
  { en: "/about/careers", de: "/karriere", isList: true },
  { en: "/lets-talk", de: "/projekt-anfragen" },
  { en: "/lets-talk/sent", de: "/projekt-anfragen/gesendet" },
  { en: "/search", de: "/suche" },
];

const codes = Object.keys(languages).filter(isLanguage);

/** A path of any language as it is in `language`, with its query and fragment; other paths stay as they are. */
export function addressIn(address: string, language: Language): string {
  const [path = ""] = /^[^?#]*/.exec(address) ?? [];
  for (const known of addresses)
    for (const code of codes)
      if (path === known[code] || (known.isList && path.startsWith(`${known[code]}/`)))
        return known[language] + address.slice(known[code].length);
  return address;
}

/** A path as stored links, redirects and feed ids have it. */
export const stableAddress = (path: string) => addressIn(path, defaultLanguage);

/** The path in each language, once. */
export function addressInEach(path: string): string[] {
  return [...new Set(codes.map((code) => addressIn(path, code)))];
}

/** The slugs that no page can have: its address could be one of these. */
export const addressSlugs = addresses.flatMap((address) =>
  codes.flatMap((code) => address[code].split("/").at(address.isList ? -1 : 1) ?? []),
);
