import { navigationOf } from "./navigation.ts";
import { type PageLink, type PublishedPage, slugOfTitle } from "./page.ts";
import { childrenOf } from "./page-index.ts";

export interface FooterItem extends PageLink {
  subItems?: PageLink[];
}

export interface FooterSection extends PageLink {
  items: FooterItem[];
  /** Under the first section only. */
  aboutUs?: { title: string; path: string; items: PageLink[] };
}

export interface Footer {
  sections: FooterSection[];
  cases: PageLink[];
}

/** A column per top-level page with its children; About stands under the first column, Cases in a list of its own. */
export function footerOf(index: PublishedPage[]): Footer {
  const topLevel = navigationOf(index);
  const about = topLevel.find(({ slug }) => slug === "about");
  const aboutUs = about && { title: about.title, path: about.path, items: about.children };

  const sections = topLevel
    .filter(({ slug }) => slug !== "about" && slug !== "cases")
    .map((page, position) => ({
      title: page.title,
      path: sectionPath(index, page),
      items: childrenOf(index, page.slug).map((child) => footerItem(index, child)),
      ...(position === 0 && aboutUs ? { aboutUs } : {}),
    }));

  return { sections, cases: childrenOf(index, "cases").map(link) };
}

/** The path made from the title (specification, «Footer») where such a page exists, else the page's own. */
function sectionPath(index: PublishedPage[], page: PageLink): string {
  const path = `/${slugOfTitle(page.title)}`;
  return index.some((candidate) => candidate.path === path) ? path : page.path;
}

function footerItem(index: PublishedPage[], page: PublishedPage): FooterItem {
  const subItems = childrenOf(index, page.slug).map(link);
  return subItems.length > 0 ? { ...link(page), subItems } : link(page);
}

function link({ title, path }: PageLink): PageLink {
  return { title, path };
}
