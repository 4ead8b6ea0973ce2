import { AsyncLocalStorage } from "node:async_hooks";
import { remember } from "@epic-web/remember";
import type { Language } from "#app/languages/language.ts";
import type { Settings } from "./registry.ts";

/** What a preview of the site says about itself. */
export interface SitePreviewNotice {
  /** The tabs with unpublished settings, and whose they are; null for preview links and deleted accounts. */
  drafts: { label: string; by: string | null }[];
  /** The labels of settings whose typed value is refused: the saved one is shown. */
  refused: string[];
}

export interface SitePreview {
  /** Replace the saved ones. */
  values: Partial<Settings>;
  /** The same for texts in further languages; undefined is as in the main language. */
  translations?: { readonly [Code in Language]?: Partial<Settings> };
  notice: SitePreviewNotice;
}

/**
 * The preview that a request shows, if any: `getSettings` replaces the saved values, and the caches of pages and of
 * content neither answer nor store anything.
 */
export const sitePreview = remember("site-preview", () => new AsyncLocalStorage<SitePreview>());
