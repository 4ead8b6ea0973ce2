import { z } from "zod";

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
    .max(2000, `${label}: at most 2000 characters`)
    .regex(allowed, `${label}: use a page, a web address or a path that starts with /`);
}

const allowed =
  /^(page:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|https?:\/\/[^\s/]|mailto:\S|tel:\S|\/(?!\/)|#)/i;

export function hrefOfPage(id: string): string {
  return pagePrefix + id;
}

/** The id of the page an address names; undefined for any other address. */
export function pageIdOfHref(href: string): string | undefined {
  return href.startsWith(pagePrefix) ? href.slice(pagePrefix.length) : undefined;
}
