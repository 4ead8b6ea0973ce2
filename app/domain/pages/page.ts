import { z } from "zod";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import type { PageRole } from "#db/schema/pages.ts";
import { homeSlug } from "./home.ts";
import { messages } from "./messages.ts";

/** A published page whose whole parent chain is published, without its content. */
export interface PublishedPage {
  id: string;
  slug: string;
  title: string;
  /** The full path: `/solutions/ai-assistants`. */
  path: string;
  parentSlug: string | null;
  role: PageRole | null;
  /** Whether it is in the menu and the footer. */
  inMenus: boolean;
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

/** Slugs of the site's own routes, including the last segment of each content type's list. */
const reservedSlugs = new Set([
  ...contentTypeList.flatMap(({ address }) => address?.list().split("/").at(-1) ?? []),
  "404",
  "admin",
  "air",
  "assets",
  "build",
  "cookie-settings",
  "favicon",
  "feed",
  "healthz",
  homeSlug,
  "lets-talk",
  "llms",
  "media",
  "page-previews",
  "preview",
  "readyz",
  "manifest",
  "robots",
  "search",
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
