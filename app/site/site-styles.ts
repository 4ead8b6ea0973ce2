import type { LinkDescriptor } from "@remix-run/node";
import conditional from "./conditional.css?url";
import site from "./site.css?url";

/** The style sheets of the public pages and their previews, for `links` of a layout. Browsers wait only for matching media. */
export const siteStyles = [
  { rel: "stylesheet", href: site },
  {
    rel: "stylesheet",
    href: conditional,
    media:
      "(min-width: 100rem), (width < 20rem), (forced-colors: active), print, screen and (prefers-color-scheme: dark)",
  },
] satisfies LinkDescriptor[];
