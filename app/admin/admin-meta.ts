import type { MetaDescriptor } from "@remix-run/node";
import { paths } from "#app/paths/paths.ts";

/**
 * The document title of an admin screen, and the brand's colours and icon. Separate, because screens before sign-in load no layout
 * of the admin.
 */
export function adminMeta(title?: string): MetaDescriptor[] {
  return [
    { title: title ? `${title} · Admin` : "Admin" },
    { tagName: "link", rel: "stylesheet", href: paths.brandStyles() },
    { tagName: "link", rel: "icon", href: paths.icon("favicon.svg"), type: "image/svg+xml" },
  ];
}
