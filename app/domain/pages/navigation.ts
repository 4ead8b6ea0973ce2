import type { PageLink, PublishedPage } from "./page.ts";
import { childrenOf } from "./page-index.ts";
import { pageRoles } from "./role.ts";

export interface NavigationPage extends PageLink {
  slug: string;
  /** Two digits from "01". */
  number: string;
  /** Its child pages, for the submenus. */
  children: PageLink[];
}

/**
 * The top-level published pages, numbered: first those with a role in the specification's order («Navigation»), then
 * the others alphabetically by slug.
 */
export function navigationOf(index: PublishedPage[]): NavigationPage[] {
  return childrenOf(index, null)
    .toSorted((a, b) => rank(a) - rank(b) || (a.slug < b.slug ? -1 : 1))
    .map(({ slug, title, path }, position) => ({
      slug,
      title,
      path,
      number: String(position + 1).padStart(2, "0"),
      children: childrenOf(index, slug).map(({ title, path }) => ({ title, path })),
    }));
}

function rank({ role }: PublishedPage): number {
  return role === null ? pageRoles.length : pageRoles.indexOf(role);
}
