import { domainToASCII, domainToUnicode } from "node:url";

/**
 * The spellings in which an address, a domain or a part of one may be stored, in lower case: earlier enquiries kept the
 * domain as it was typed, later ones have it in Punycode.
 */
export function addressSpellings(text: string): string[] {
  const typed = text.toLowerCase();
  const at = typed.lastIndexOf("@") + 1;
  const [local, domain] = [typed.slice(0, at), typed.slice(at)];
  // Of other texts, the platform would read only the part before a character that ends a URL's host.
  const others = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
    ? [domainToASCII(domain), domainToUnicode(domain)]
    : [];
  return [...new Set([typed, ...others.filter(Boolean).map((other) => local + other)])];
}
