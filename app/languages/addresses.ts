import {
  codeOf,
  type Edition,
  isLanguage,
  type Language,
  languages,
  mainEdition,
  prefixOf,
  storedEdition,
} from "./language.ts";

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

/**
 * A path of any language as it is in an edition, with its query and fragment; other paths stay as they are. The path is
 * one of the edition or, without a prefix, a stored one.
 */
export function addressIn(address: string, { language, prefix }: Edition): string {
  const own = withoutPrefix(address, prefix);
  const [path = ""] = /^[^?#]*/.exec(own) ?? [];
  for (const known of addresses)
    for (const code of codes)
      if (path === known[code] || (known.isList && path.startsWith(`${known[code]}/`)))
        return prefix + known[language] + own.slice(known[code].length);
  return address;
}

/** `/about` for `/de/about` and the prefix `/de`, `/` for `/de`; without that prefix, the address as it is. */
export function withoutPrefix(address: string, prefix = prefixOf(codeOf(address) ?? "")): string {
  if (!prefix || codeOf(address) !== prefix.slice(1)) return address;
  const rest = address.slice(prefix.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** A path as stored links, redirects and feed ids have it: that of the default language, below its prefix. */
export function stableAddress(path: string): string {
  return addressIn(path, storedEdition(codeOf(path) ?? ""));
}

/** A path without a prefix in each language, once. */
export function addressInEach(path: string): string[] {
  return [...new Set(codes.map((language) => addressIn(path, mainEdition(language))))];
}

/** The slugs that no page can have: its address could be one of these. */
export const addressSlugs = () => [
  ...codes,
  ...addresses.flatMap((address) =>
    codes.flatMap((code) => address[code].split("/").at(address.isList ? -1 : 1) ?? []),
  ),
];
