import type { Settings } from "#app/domain/settings/registry.ts";
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
  /** Whether `title` is a label of the menu instead of the page's title. */
  isLabelled?: true;
  children: MenuPage[];
}

/**
 * The top-level published pages and the pages below them, numbered. In the order `roles`: first those with a role in the
 * specification's order («Navigation»), then the others alphabetically by slug. In the order `page-list`: as the index,
 * like the pages below them.
 */
export function navigationOf(index: PublishedPage[], order: Settings["menu_order"]): NavigationPage[] {
  const sections = childrenOf(index, null);
  return (order === "page-list" ? sections : sections.toSorted(byRole)).map((page, position) => ({
    ...menuLinkOf(page),
    ...(page.role ? { role: page.role } : {}),
    ...(page.menuLabel ? { isLabelled: true } : {}),
    number: String(position + 1).padStart(2, "0"),
    children: menuPagesBelow(index, page.slug),
  }));
}

/** A page as menu and footer name it. */
export function menuLinkOf({ menuLabel, title, path }: PublishedPage): PageLink {
  return { title: menuLabel || title, path };
}

function byRole(a: PublishedPage, b: PublishedPage): number {
  return rank(a) - rank(b) || (a.slug < b.slug ? -1 : 1);
}

function rank({ role }: PublishedPage): number {
  return role === null ? pageRoles.length : pageRoles.indexOf(role);
}

function menuPagesBelow(index: PublishedPage[], parentSlug: string): MenuPage[] {
  return childrenOf(index, parentSlug).map((page) => {
    const children = menuPagesBelow(index, page.slug);
    return { ...menuLinkOf(page), ...(children.length > 0 ? { children } : {}) };
  });
}
