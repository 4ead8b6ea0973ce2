import type { LinkDescriptor } from "@remix-run/node";
import dark from "./dark.css?url";
import print from "./print.css?url";
import site from "./site.css?url";
import wide from "./wide.css?url";

/** The style sheets of the public pages and their previews, for `links` of a layout. Browsers wait only for matching media. */
export const siteStyles = [
  { rel: "stylesheet", href: site },
  { rel: "stylesheet", href: wide, media: "(min-width: 100rem)" },
  { rel: "stylesheet", href: print, media: "print" },
  { rel: "stylesheet", href: dark, media: "screen and (prefers-color-scheme: dark)" },
] satisfies LinkDescriptor[];
