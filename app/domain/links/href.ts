import { z } from "zod";
import * as messages from "./messages.ts";

const MAX_HREF_LENGTH = 2000;

/** Prefix of links that store a page's id: `page:<uuid>` survives renames. */
const pagePrefix = "page:";

/**
 * Allowed link targets: a page by id, a path of this site, a web address, `mailto:`, `tel:` or a fragment. Excludes
 * executable schemes.
 */
export function hrefSchema(label: string) {
  return z
    .string(messages.isMissing(label))
    .trim()
    .min(1, messages.isMissing(label))
    .max(MAX_HREF_LENGTH, messages.tooLong(label, MAX_HREF_LENGTH))
    .regex(allowed, messages.wrongLink(label));
}

/**
 * Browsers drop control characters from URLs and read a backslash as a slash, so `/\evil.example` and `/<tab>/evil`
 * point to other hosts.
 */
const allowed =
  /^(page:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|https?:\/\/[^\s/\\]|mailto:[^\s]|tel:[^\s]|\/(?![/\\])|#)[^\p{Cc}]*$/iu;

export function isAllowedHref(href: unknown): href is string {
  return typeof href === "string" && href.length <= MAX_HREF_LENGTH && allowed.test(href);
}

export function hrefOfPage(id: string): string {
  return pagePrefix + id;
}

/** Returns the page id of a link; undefined for any other link. */
export function pageIdOfHref(href: string): string | undefined {
  return href.startsWith(pagePrefix) ? href.slice(pagePrefix.length) : undefined;
}

/**
 * URL of an image: a path of this site, such as a file of the media library, or an https URL. Empty without an image.
 */
export const pictureAddress = z
  .string()
  .max(2000, messages.pictureAddressTooLong)
  .regex(
    /^(?:$|\/(?![/\\])[^\s\p{Cc}]*$|https:\/\/[^\s\p{Cc}/\\][^\s\p{Cc}]*$)/u,
    messages.wrongPictureAddress,
  );
