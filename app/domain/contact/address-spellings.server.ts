import { domainToASCII, domainToUnicode } from "node:url";
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * The platform reads a host that ends in a number as an IPv4 address, also in octal: `0243446257` as 2.142.76.175
 * (https://url.spec.whatwg.org/#ends-in-a-number-checker). No domain of an address ends so, but phone numbers do.
 */
const endsInNumber = /(^|\.)(\d+|0x[\da-f]*)\.?$/i;

/** The address as people read it, with its domain in Unicode; stored and matched is the ASCII form. */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (at === 0 || endsInNumber.test(domain)) return address;
  return address.slice(0, at) + (domainToUnicode(domain) || domain);
}

/**
 * What many mail servers ignore before the @: a `+tag` and dots. A regular expression of both JavaScript and Postgres.
 */
const ignoredByMailboxes = "[+][^@]*(?=@)|[.](?=[^@]*@)";

/**
 * The mailbox that an address probably has in common with others. Where mail servers do tell dots and tags apart, two
 * people have the same.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(new RegExp(ignoredByMailboxes, "g"), "");
}

/** The same for a column. */
export function mailboxIn(address: AnyPgColumn): SQL {
  return sql`regexp_replace(lower(${address}), ${ignoredByMailboxes}, '', 'g')`;
}

/**
 * The spellings in which an address, a domain or a part of one may be stored, in lower case: earlier enquiries kept the
 * domain as it was typed, later ones have it in Punycode.
 */
export function addressSpellings(text: string): string[] {
  const typed = text.toLowerCase();
  const at = typed.lastIndexOf("@") + 1;
  const [local, domain] = [typed.slice(0, at), typed.slice(at)];
  // Of other texts, the platform would read only the part before a character that ends a URL's host.
  const isDomain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && !endsInNumber.test(domain);
  const others = isDomain ? [domainToASCII(domain), domainToUnicode(domain)] : [];
  return [...new Set([typed, ...others.filter(Boolean).map((other) => local + other)])];
}
