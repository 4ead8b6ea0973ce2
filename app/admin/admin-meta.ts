import type { MetaDescriptor } from "@remix-run/node";

/** The document title of an admin screen. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · Admin` }];
}
