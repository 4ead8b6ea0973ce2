import { type PageLink, type PublishedPage, pageRoles } from "./page.ts";
import { childrenOf, pageWithRole } from "./page-index.ts";
import { hyphenated } from "./slug-of-title.ts";

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

export interface FooterItem extends PageLink {
  subItems?: PageLink[];
}

interface FooterList extends PageLink {
  items: FooterItem[];
}

export interface FooterSection extends FooterList {
  /** In the first section only. */
  aboutUs?: FooterList;
}

export interface Footer {
  columns: FooterSection[][];
  cases?: FooterList;
}

/**
 * A column per top-level page with its children; a page without children is below the page before it. About is below the
 * first column, Cases are a separate list.
 */
export function footerOf(index: PublishedPage[]): Footer {
  const [about, cases] = [pageWithRole(index, "about"), pageWithRole(index, "cases")];

  const sections = navigationOf(index)
    .filter(({ path }) => path !== about?.path && path !== cases?.path)
    .map((page, position) => ({
      ...withChildren(index, page),
      path: sectionPath(index, page),
      ...(position === 0 && about ? { aboutUs: withChildren(index, about) } : {}),
    }));

  const columns: FooterSection[][] = [];
  for (const section of sections) {
    if (section.items.length > 0 || columns.length === 0) columns.push([section]);
    else columns.at(-1)?.push(section);
  }
  return { columns, ...(cases ? { cases: withChildren(index, cases) } : {}) };
}

/** The path derived from the title (specification, «Footer») if such a page exists, else the page's own. */
function sectionPath(index: PublishedPage[], page: PageLink): string {
  const path = `/${hyphenated(page.title)}`;
  return index.some((candidate) => candidate.path === path) ? path : page.path;
}

function footerItem(index: PublishedPage[], page: PublishedPage): FooterItem {
  const subItems = childrenOf(index, page.slug).map(link);
  return subItems.length > 0 ? { ...link(page), subItems } : link(page);
}

function withChildren(index: PublishedPage[], page: PageLink & { slug: string }): FooterList {
  return { ...link(page), items: childrenOf(index, page.slug).map((child) => footerItem(index, child)) };
}

function link({ title, path }: PageLink): PageLink {
  return { title, path };
}
