import type { PageRole } from "#db/schema/pages.ts";
import { type PageLink, type PublishedPage, pageRoles } from "./page.ts";
import { childrenOf } from "./page-index.ts";

/** A page in the menus. */
export interface MenuPage extends PageLink {
  /** Omitted without child pages, because every document contains the menus. */
  children?: MenuPage[];
}

export interface NavigationPage extends PageLink {
  role?: PageRole;
  /** Two digits from "01". */
  number: string;
  children: MenuPage[];
}

/**
 * The top-level published pages and the pages below them, numbered: first those with a role in the specification's order
 * («Navigation»), then the others alphabetically by slug.
 */
export function navigationOf(index: PublishedPage[]): NavigationPage[] {
  return childrenOf(index, null)
    .toSorted((a, b) => rank(a) - rank(b) || (a.slug < b.slug ? -1 : 1))
    .map(({ slug, role, title, path }, position) => ({
      title,
      path,
      ...(role ? { role } : {}),
      number: String(position + 1).padStart(2, "0"),
      children: menuPagesBelow(index, slug),
    }));
}

function rank({ role }: PublishedPage): number {
  return role === null ? pageRoles.length : pageRoles.indexOf(role);
}

function menuPagesBelow(index: PublishedPage[], parentSlug: string): MenuPage[] {
  return childrenOf(index, parentSlug).map(({ slug, title, path }) => {
    const children = menuPagesBelow(index, slug);
    return children.length > 0 ? { title, path, children } : { title, path };
  });
}
