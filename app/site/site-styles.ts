import type { LinkDescriptor } from "@remix-run/node";
import href from "./site.css?url";

/** The style sheet of the public pages and their previews, for `links` of a layout. */
export const siteStyles = { rel: "stylesheet", href } satisfies LinkDescriptor;
