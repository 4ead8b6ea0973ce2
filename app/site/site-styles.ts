import type { LinkDescriptor } from "@remix-run/node";
import printHref from "./print.css?url";
import href from "./site.css?url";

/** The style sheet of the public pages and their previews, for `links` of a layout. */
export const siteStyles = { rel: "stylesheet", href } satisfies LinkDescriptor;

/** For paper; no page waits for it. */
export const printStyles = { rel: "stylesheet", media: "print", href: printHref } satisfies LinkDescriptor;
