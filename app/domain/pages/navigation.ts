import type { PageLink, PublishedPage } from "./page.ts";
import { childrenOf } from "./page-index.ts";

/** The order of the main entries (specification, «Navigation»); other pages follow alphabetically by slug. */
const fixedOrder = ["your-goals", "solutions", "services", "tech-stack", "cases", "about", "contact"];

export interface NavigationPage extends PageLink {
  slug: string;
  /** Two digits from "01". */
  number: string;
  /** The pages below it, for the submenus. */
  children: PageLink[];
}

/** The top-level published pages in their fixed order, numbered. */
export function navigationOf(index: PublishedPage[]): NavigationPage[] {
  return childrenOf(index, null)
    .toSorted((a, b) => rank(a.slug) - rank(b.slug) || (a.slug < b.slug ? -1 : 1))
    .map(({ slug, title, path }, position) => ({
      slug,
      title,
      path,
      number: String(position + 1).padStart(2, "0"),
      children: childrenOf(index, slug).map(({ title, path }) => ({ title, path })),
    }));
}

function rank(slug: string): number {
  const position = fixedOrder.indexOf(slug);
  return position === -1 ? fixedOrder.length : position;
}
