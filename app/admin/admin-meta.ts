import type { MetaDescriptor } from "@remix-run/node";

/** The document title of an admin screen. Separate, because screens before sign-in load no layout of the admin. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · Admin` }];
}
