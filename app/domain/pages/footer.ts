import type { PageRole } from "#db/schema/pages.ts";
import type { NavigationPage } from "./menus.ts";

export interface FooterSection extends NavigationPage {
  /** In the first section only. */
  aboutUs?: NavigationPage;
}

export interface Footer {
  columns: FooterSection[][];
  cases?: NavigationPage;
}

/**
 * A column per top-level page with its children; a page without children is below the page before it. About is below the
 * first column, Cases are a separate list.
 */
export function footerOf(navigation: NavigationPage[]): Footer {
  const [about, cases] = [pageInMenu(navigation, "about"), pageInMenu(navigation, "cases")];

  const sections = navigation
    .filter((page) => page !== about && page !== cases)
    .map((page, position) => ({
      ...page,
      path: sectionPath(navigation, page),
      ...(position === 0 && about ? { aboutUs: about } : {}),
    }));

  const columns: FooterSection[][] = [];
  for (const section of sections) {
    if (section.children.length > 0 || columns.length === 0) columns.push([section]);
    else columns.at(-1)?.push(section);
  }
  return { columns, ...(cases ? { cases } : {}) };
}

/** The top-level page with a role. */
export function pageInMenu(navigation: NavigationPage[], role: PageRole): NavigationPage | undefined {
  return navigation.find((page) => page.role === role);
}

/** The path derived from the title (specification, «Footer») if such a page exists, else the page's own. */
function sectionPath(navigation: NavigationPage[], { title, path, isLabelled }: NavigationPage): string {
  if (isLabelled) return path;
  const derived = `/${hyphenated(title)}`;
  return navigation.some((page) => page.path === derived) ? derived : path;
}

/** Lower-cases a text and replaces other characters with hyphens (specification, «Footer»). */
export function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
