import { z } from "zod";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { addressSlugs } from "#app/languages/addresses.ts";
import { languageKey, readLanguageKey } from "#app/languages/language-key.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { PageRole } from "#db/schema/pages.ts";
import { homeSlug } from "./home.ts";
import { messages } from "./messages.ts";

/** A published page whose whole parent chain is published, without its content. */
export interface PublishedPage {
  id: string;
  language: ContentLanguage;
  /** The same in all translations. */
  translationGroup: string;
  /** What references of other languages name it by: the ids of its translations, and its slug in the main language. */
  aliases?: string[];
  slug: string;
  title: string;
  /** The full path: `/solutions/ai-assistants`, in a further language `/de/loesungen/ki-assistenten`. */
  path: string;
  parentSlug: string | null;
  role: PageRole | null;
  /** Whether it is in the menu and the footer. */
  inMenus: boolean;
  /** Replaces the title in menu and footer. */
  menuLabel: string | null;
  excerpt: string | null;
  coverImage: string | null;
  /** Public, but excluded from the sitemap and from search engines. */
  noindex: boolean;
  updatedAt: Date;
}

export interface PageLink {
  title: string;
  path: string;
}

/** A page by its slug, which is unique in its language. */
export interface PageName {
  language: ContentLanguage;
  slug: string;
}

/** The page that a `pageKey` names. */
export function pageOfKey(key: string): PageName {
  const { language, name } = readLanguageKey(key);
  return { language, slug: name };
}

/** Slugs of the site's own routes, in each language, including the last segment of each content type's list. */
const reservedSlugs = new Set([
  ...addressSlugs(),
  ...contentTypeList.flatMap(({ address }) => address?.list().split("/").at(-1) ?? []),
  "404",
  "admin",
  "apple-touch-icon",
  "air",
  "assets",
  "brand-colours",
  "build",
  "cookie-settings",
  "favicon",
  "feed",
  "healthz",
  "icon-192",
  "icon-512",
  "icon-maskable-512",
  "icons",
  homeSlug,
  "llms",
  "media",
  "page-previews",
  "preview",
  "readyz",
  "manifest",
  "robots",
  "share",
  "sitemap",
]);

/** Lower-case letters and digits in groups joined by single hyphens. */
export const slugFormSchema = z
  .string()
  .max(80, messages.useAtMost80Characters)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, messages.useLowerCaseLettersDigits);

/** The same for a page, without reserved slugs. */
export const slugSchema = slugFormSchema.refine(
  (slug) => !reservedSlugs.has(slug),
  messages.thisAddressIsReservedBy,
);

/** Levels of the tree; the database enforces the same limit. */
export const MAX_LEVELS = 3;

/** Characters of a label in the menu, which has one line of the sidebar. */
export const MAX_MENU_LABEL = 60;

/** A page's place in the tree. */
export const placeSchema = z.object({
  slug: z.string(messages.enterAnAddress).trim().pipe(slugSchema),
  /** The parent page; null at the top level. */
  parentSlug: z
    .string()
    .nullish()
    .transform((value) => value || null),
});
export type Place = z.output<typeof placeSchema>;

/** The page's name in addresses of the admin: `contact`, and `de:kontakt` in a further language. */
export const pageKey = ({ language, slug }: PageName) => languageKey(language, slug);

/** Why a place is refused, and the field with the error. */
export interface Refusal {
  status: "refused";
  field: "slug" | "parentSlug";
  message: string;
}

export const refusal = (field: Refusal["field"], message: string): Refusal => ({
  status: "refused",
  field,
  message,
});

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
  about: "About: with its subpages below the first column of the footer",
  contact: "Contact",
  imprint: "Imprint: linked from the footer, before the policies",
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
