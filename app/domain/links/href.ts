import { z } from "zod";

/** Most characters of an address. */
const MAX_HREF_LENGTH = 2000;

/** A page by its id, as a link stores it: `page:<uuid>` follows every rename. */
const pagePrefix = "page:";

/**
 * Where a link may lead: a page by its id, a path of this site, a web address, `mailto:`, `tel:` or a place on the
 * same page. Nothing that runs as a script.
 */
export function hrefSchema(label: string) {
  return z
    .string(`${label} is missing`)
    .trim()
    .min(1, `${label} is missing`)
    .max(MAX_HREF_LENGTH, `${label}: at most ${MAX_HREF_LENGTH} characters`)
    .regex(allowed, `${label}: use a page, a web address or a path that starts with /`);
}

/**
 * Browsers drop control characters from addresses and read a backslash as a slash: `/\evil.example` and `/<tab>/evil`
 * lead away from this site.
 */
const allowed =
  /^(page:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|https?:\/\/[^\s/\\]|mailto:[^\s]|tel:[^\s]|\/(?![/\\])|#)[^\p{Cc}]*$/iu;

export function isAllowedHref(href: unknown): href is string {
  return typeof href === "string" && href.length <= MAX_HREF_LENGTH && allowed.test(href);
}

export function hrefOfPage(id: string): string {
  return pagePrefix + id;
}

/** The id of the page an address names; undefined for any other address. */
export function pageIdOfHref(href: string): string | undefined {
  return href.startsWith(pagePrefix) ? href.slice(pagePrefix.length) : undefined;
}
