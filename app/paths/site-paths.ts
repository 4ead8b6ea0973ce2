import { addressIn } from "#app/languages/addresses.ts";
import { type Edition, editionOfDocument } from "#app/languages/language.ts";

/** Public addresses in the default language, as stored links have them: the part of `paths` that browsers of visitors load. */
export const sitePaths = {
  home: () => "/",
  news: () => "/news",
  article: (slug: string) => `/news/${slug}`,
  letsTalk: () => "/lets-talk",
  /** The confirmation page. */
  letsTalkSent: () => "/lets-talk/sent",
  /** Endpoint for forms sent by script; responds with JSON. */
  letsTalkEnquiries: () => "/lets-talk/enquiries",
  /** The texts beside the form, as JSON. */
  letsTalkNextSteps: () => "/lets-talk/next-steps",
  letsTalkProof: () => "/lets-talk/proof",
  /** Consent banner and dialog as an HTML fragment. */
  cookieSettings: () => "/cookie-settings",
  /** Excerpts and pictures of pages, as JSON. */
  pagePreviews: () => "/page-previews",
  search: () => "/search",
  /** POST ends the preview of unpublished settings. */
  leavePreview: () => "/preview/leave",
  /** Leads to the art of the not-found page in the brand's colours. */
  notFoundDrawing: () => "/air/404.svg",
  /** The fonts of every pair, for the preview of the settings. */
  specimenFonts: () => "/preview/fonts.css",
  /** A picture, film or document of the media library, as texts and settings reference it. */
  media: (id: string) => `/media/${id}`,
  /** Start of the admin's addresses. */
  adminStart: () => "/admin",
};

export type SitePaths = typeof sitePaths;

/** Public addresses as visitors see them in an edition, and those that answer in its language. */
export function sitePathsIn(edition: Edition): SitePaths {
  const { prefix } = edition;
  return {
    ...sitePaths,
    home: () => prefix || sitePaths.home(),
    news: () => addressIn(sitePaths.news(), edition),
    article: (slug) => addressIn(sitePaths.article(slug), edition),
    letsTalk: () => addressIn(sitePaths.letsTalk(), edition),
    letsTalkSent: () => addressIn(sitePaths.letsTalkSent(), edition),
    search: () => addressIn(sitePaths.search(), edition),
    letsTalkEnquiries: () => prefix + sitePaths.letsTalkEnquiries(),
    letsTalkNextSteps: () => prefix + sitePaths.letsTalkNextSteps(),
    letsTalkProof: () => prefix + sitePaths.letsTalkProof(),
    cookieSettings: () => prefix + sitePaths.cookieSettings(),
    pagePreviews: () => prefix + sitePaths.pagePreviews(),
  };
}

/** In a browser the public addresses in the edition of its document. */
export const documentPaths = (): SitePaths => sitePathsIn(editionOfDocument());

/** Whether a path belongs to the admin, even if a page has the same slug. */
export function isAdminPath(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${sitePaths.adminStart()}/`);
}

/** Collapses slashes, so that a path is never taken for another site's address. */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/\/{2,}/g, "/")
      .replace(/(?<=.)\/$/, "")
      // Keeps the case of percent encoding: `%C3` and `%c3` are equivalent, and browsers send upper case.
      .replace(/%[0-9a-f]{2}|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
  );
}

/** Rows per page of a public list. */
export const LIST_PAGE_SIZE = 12;

/** `/news`, `/news/page/2`. */
export function listPagePath(list: string, page: number | string): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

/** Returns the page number of the rest of a list's path; undefined for an item. The first page has no number. */
export function listPageOf(rest: string): number | undefined {
  if (rest === "") return 1;
  const [, digits] = /^page\/([2-9]|[1-9]\d{1,3})$/.exec(rest) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
