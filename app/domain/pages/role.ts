import type { PageRole } from "#db/schema/pages.ts";

/**
 * Labels of page roles: the functions of pages in the site, such as their order in the menu, lists of the home page and
 * the footer, and links to policies. A page keeps its role when its slug changes. The names are the pages' slugs in the
 * specification.
 */
export const pageRoleLabels: Record<PageRole, string> = {
  "your-goals": "Your goals: first in the menu and the footer",
  solutions: "Solutions: its subpages are listed on the home page",
  services: "Services: its subpages are the services",
  "tech-stack": "Tech stack",
  cases: "Cases: its subpages are the cases in the footer",
  about: "About: its subpages are the About Us block of the footer",
  contact: "Contact",
  "privacy-policy": "Privacy policy: linked from the footer, forms and the cookie banner",
  "cookies-policy": "Cookies policy: linked from the footer and the cookie banner",
};

export const pageRoles = Object.keys(pageRoleLabels) as PageRole[];

export function isPageRole(text: unknown): text is PageRole {
  return pageRoles.some((role) => role === text);
}

/** The default role of a new page, if unused: the one with the name of its slug. */
export function roleOfSlug(slug: string): PageRole | null {
  return isPageRole(slug) ? slug : null;
}
